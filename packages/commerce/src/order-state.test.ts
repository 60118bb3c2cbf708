import type { OrderState } from "@shop/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextOrderState, type OrderEvent } from "./order-state.ts";

const STATES: OrderState[] = ["pendiente", "pagado", "preparando", "enviado", "entregado", "cancelado"];
const EVENTS: OrderEvent[] = [
  "payment.approve",
  "cash.accept",
  "order.prepare",
  "order.ship",
  "order.deliver",
  "order.miss",
  "order.collect",
  "order.cancel",
  "order.withdraw",
  "order.expire",
];

/** The states that follow each other; an event that does not apply changes nothing, nor one that leads nowhere else. */
function testPath(events: readonly OrderEvent[]): OrderState[] {
  const path: OrderState[] = ["pendiente"];
  for (const event of events) {
    const next = nextOrderState(path.at(-1) ?? "pendiente", event);
    if (next && next !== path.at(-1)) path.push(next);
  }
  return path;
}

const anyEvents = fc.array(fc.constantFrom(...EVENTS), { maxLength: 20 });

describe("the way of an order", () => {
  test.for<[string, OrderEvent[], OrderState[]]>([
    [
      "paid first",
      ["payment.approve", "order.prepare", "order.ship", "order.deliver"],
      ["pendiente", "pagado", "preparando", "enviado", "entregado"],
    ],
    [
      "paid at the door",
      ["cash.accept", "order.ship", "order.deliver"],
      ["pendiente", "preparando", "enviado", "entregado"],
    ],
    [
      "collected at the counter",
      ["payment.approve", "order.prepare", "order.collect"],
      ["pendiente", "pagado", "preparando", "entregado"],
    ],
    ["cancelled before it is paid", ["order.cancel"], ["pendiente", "cancelado"]],
    ["cancelled after it is paid", ["payment.approve", "order.cancel"], ["pendiente", "pagado", "cancelado"]],
    [
      "brought back from a door that nobody opened",
      ["cash.accept", "order.ship", "order.miss", "order.withdraw"],
      ["pendiente", "preparando", "enviado", "cancelado"],
    ],
    ["never paid", ["order.expire"], ["pendiente", "cancelado"]],
  ])("%s", ([, events, path]) => {
    expect(testPath(events)).toEqual(path);
  });

  test.for<[string, OrderState, OrderEvent]>([
    ["a paid order does not expire", "pagado", "order.expire"],
    ["an order is not prepared before it is paid", "pendiente", "order.prepare"],
    ["an order that is being prepared is not cancelled by its shopper", "preparando", "order.cancel"],
    ["an order in delivery is not cancelled by its shopper", "enviado", "order.cancel"],
    ["an order is not paid twice", "pagado", "payment.approve"],
    ["an approval does not bring a cancelled order back", "cancelado", "payment.approve"],
  ])("%s", ([, state, event]) => {
    expect(nextOrderState(state, event)).toBeUndefined();
  });
});

describe("of any events in any order", () => {
  test("no state is reached twice, so a repeated event changes nothing", () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const path = testPath(events);
        expect(new Set(path).size).toBe(path.length);
        expect(testPath(events.flatMap((event) => [event, event]))).toEqual(path);
      }),
    );
  });

  test("what was shipped was prepared before", () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const path = testPath(events);
        expect(path.includes("enviado")).toBe(path.includes("preparando") && path.includes("enviado"));
      }),
    );
  });

  test("every state can be reached, and every order can still come to an end", () => {
    const reached = new Set<OrderState>(["pendiente"]);
    for (const state of reached)
      for (const event of EVENTS) {
        const next = nextOrderState(state, event);
        if (next) reached.add(next);
      }
    expect(reached).toEqual(new Set(STATES));
    const stuck = STATES.filter((state) => EVENTS.every((event) => !nextOrderState(state, event)));
    expect(stuck).toEqual(["entregado", "cancelado"]);
  });
});
