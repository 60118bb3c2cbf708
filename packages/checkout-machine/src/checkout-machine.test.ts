import "./scenarios/going-through-steps.ts";
import "./scenarios/reopening.ts";
import "./scenarios/paying.ts";
import "./scenarios/refusing.ts";
import "./scenarios/persisting.ts";
import { describe, expect, it } from "vitest";
import { covered } from "./scenarios/run-checkout.ts";

describe("the chart", () => {
  it("has no transition that the scenarios above leave untaken", () => {
    console.log(covered.figure);
    expect(covered.uncovered).toEqual([]);
  });
});
