import type { OrderAction, OrderState, OrderSummary, PaymentMethod } from "@shop/contract";
import { expect, test } from "vitest";
import { actionsFor, eventOf } from "./order-actions.ts";
import type { OrderEvent } from "./order-state.ts";
import { aLine } from "./testing/samples.ts";

function anOrder(
  state: OrderState,
  paymentMethod: PaymentMethod,
  id: string,
  picked: readonly string[] = ["arroz", "frijol"],
) {
  const lines = picked.map((line) => ({ id: line, quantity: 0 }));
  const items = [aLine(1), aLine(2, { id: "frijol" })];
  // What it costs does not matter here.
  const picking = { lines, summary: {} as OrderSummary };
  return { state, paymentMethod, items, picking, shippingOption: { id, name: "", window: "" } };
}

test.for<[string, OrderState, PaymentMethod, string, OrderAction[]]>([
  ["is to be paid at the door", "pendiente", "contraentrega", "estandar", ["accept", "cancel"]],
  ["waits for its payment", "pendiente", "stripe", "estandar", ["cancel"]],
  ["is paid", "pagado", "prueba", "recoger", ["prepare", "cancel"]],
  ["is prepared, and sent", "preparando", "contraentrega", "estandar", ["ship", "cancel"]],
  ["is prepared, and picked up", "preparando", "stripe", "recoger", ["deliver", "cancel"]],
  ["is on its way", "enviado", "stripe", "estandar", ["deliver", "miss", "cancel"]],
  ["was delivered", "entregado", "stripe", "estandar", []],
  ["was cancelled", "cancelado", "contraentrega", "recoger", []],
])("what is possible with an order that %s", ([, state, paymentMethod, id, actions]) => {
  expect(actionsFor(anOrder(state, paymentMethod, id))).toEqual(actions);
});

test.for([
  ["no line", []],
  ["one of two lines", ["arroz"]],
] as const)("an order of which %s was looked for does not leave", ([, picked]) => {
  expect(actionsFor(anOrder("preparando", "stripe", "estandar", picked))).toEqual(["cancel"]);
  expect(actionsFor(anOrder("preparando", "stripe", "recoger", picked))).toEqual(["cancel"]);
});

test.for<[OrderAction, PaymentMethod, string, OrderEvent | undefined]>([
  ["accept", "contraentrega", "estandar", "cash.accept"],
  ["accept", "stripe", "estandar", undefined],
  ["ship", "stripe", "estandar", "order.ship"],
  ["ship", "stripe", "recoger", undefined],
  ["deliver", "stripe", "estandar", "order.deliver"],
  ["deliver", "stripe", "recoger", "order.collect"],
])("%s, paid by %s and received by %s, is %s", ([action, paymentMethod, id, event]) => {
  expect(eventOf(action, anOrder("pendiente", paymentMethod, id))).toBe(event);
});
