import type { OrderAction, OrderState, PaymentMethod } from "@shop/contract";
import { expect, test } from "vitest";
import { actionsFor, eventOf } from "./order-actions.ts";
import type { OrderEvent } from "./order-state.ts";

function anOrder(state: OrderState, paymentMethod: PaymentMethod, id: string) {
  return { state, paymentMethod, shippingOption: { id, name: "", window: "" } };
}

test.for<[string, OrderState, PaymentMethod, string, OrderAction[]]>([
  ["is to be paid at the door", "pendiente", "contraentrega", "estandar", ["accept", "cancel"]],
  ["waits for its payment", "pendiente", "stripe", "estandar", ["cancel"]],
  ["is paid", "pagado", "prueba", "recoger", ["prepare", "cancel"]],
  ["is prepared, and sent", "preparando", "contraentrega", "estandar", ["ship"]],
  ["is prepared, and picked up", "preparando", "stripe", "recoger", ["deliver"]],
  ["is on its way", "enviado", "stripe", "estandar", ["deliver"]],
  ["was delivered", "entregado", "stripe", "estandar", []],
  ["was cancelled", "cancelado", "contraentrega", "recoger", []],
])("what is possible with an order that %s", ([, state, paymentMethod, id, actions]) => {
  expect(actionsFor(anOrder(state, paymentMethod, id))).toEqual(actions);
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
