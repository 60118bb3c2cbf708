import "./scenarios/opening.ts";
import "./scenarios/changing.ts";
import "./scenarios/loading.ts";
import "./scenarios/paying.ts";
import "./scenarios/failing.ts";
import "./scenarios/waiting.ts";
import "./scenarios/shopping-as-a-guest.ts";
import "./scenarios/merging.ts";
import "./scenarios/reordering.ts";
import "./scenarios/persisting.ts";
import "./scenarios/sharing.ts";
import "./scenarios/noticing.ts";
import "./scenarios/promoting.ts";
import "./scenarios/closing.ts";
import { describe, expect, it } from "vitest";
import { covered } from "./scenarios/run-cart.ts";

describe("the chart", () => {
  it("has no transition that the scenarios above leave untaken", () => {
    console.log(covered.figure);
    expect(covered.uncovered).toEqual([]);
  });
});
