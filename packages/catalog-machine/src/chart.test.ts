import { chartErrors } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { catalogMachine } from "./catalog-machine.ts";
import { homeMachine } from "./home-machine.ts";
import { productMachine } from "./product-machine.ts";
import { searchMachine } from "./search-machine.ts";

describe("the charts of the catalogue", () => {
  it("are named, described, connected, and answer what fails", () => {
    expect(chartErrors(homeMachine)).toEqual([]);
    expect(chartErrors(catalogMachine)).toEqual([]);
    expect(chartErrors(searchMachine)).toEqual([]);
    expect(chartErrors(productMachine)).toEqual([]);
  });
});
