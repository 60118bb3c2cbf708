import "./scenarios/walking.ts";
import "./scenarios/reopening.ts";
import "./scenarios/paying.ts";
import "./scenarios/refusing.ts";
import "./scenarios/keeping.ts";
import { describe, expect, it } from "vitest";
import { taken } from "./scenarios/run-checkout.ts";

describe("the chart", () => {
  it("has no transition that the scenarios above leave untaken", () => {
    console.log(taken.figure);
    expect(taken.untaken).toEqual([]);
  });
});
