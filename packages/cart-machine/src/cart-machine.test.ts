import "./scenarios/opening.ts";
import "./scenarios/changing.ts";
import "./scenarios/paying.ts";
import "./scenarios/failing.ts";
import "./scenarios/closing.ts";
import { describe, expect, it } from "vitest";
import { cartMachine } from "./cart-machine.ts";
import { takenTransitions, transitionsOf } from "./scenarios/taken-transitions.ts";

describe("the chart", () => {
  it("has no transition that the scenarios above leave untaken", () => {
    const all = transitionsOf(cartMachine);
    const untaken = all.filter((name) => !takenTransitions.has(name));
    console.log(`cart: ${all.length - untaken.length} of ${all.length} transitions taken`);
    expect(untaken).toEqual([]);
  });
});
