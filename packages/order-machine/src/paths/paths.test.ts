import { CoveredTransitions, transitionPaths, testPath } from "@shop/machine-checks";
import { afterAll, describe, expect, it } from "vitest";
import { orderActionMachine } from "../order-action-machine.ts";
import { orderMachine } from "../order-machine.ts";
import { runOrder } from "../run-order.ts";
import { explored, modelEvents, keyOf } from "./model-events.ts";
import { errorsOf } from "./invariants.ts";

/** Only the browser can cause these, before the first event; the hand-written examples cover them. */
const HAND_WRITTEN = [
  "order: xstate.error.actor.watchNetwork [] → stays",
  "order: xstate.error.actor.watchTab [] → stays",
  "order.acting: xstate.error.actor.action [] → order.following.reading.again",
];

const transitions = new CoveredTransitions(orderMachine, orderActionMachine);
const paths = transitionPaths(explored, {
  starts: [{ title: "opened", input: { id: "pedido-1" } }],
  modelEvents,
  keyOf,
});

describe("every path through an order", () => {
  it.each(paths)("$title", async (path) => {
    const order = runOrder(transitions);
    await testPath(path, order, ({ title, value }) => {
      expect({ title, value: order.value, errors: errorsOf(order) }).toEqual({ title, value, errors: [] });
    });
    order.stop();
  });

  it("has a title of its own", () => {
    expect(new Set(paths.map(({ title }) => title)).size).toBe(paths.length);
  });
});

describe("the chart", () => {
  it("has no transition that the paths above leave uncovered, but for the hand-written ones", () => {
    expect(transitions.uncovered).toEqual(HAND_WRITTEN);
  });
});

afterAll(() => console.log(`${paths.length} paths: ${transitions.figure}`));
