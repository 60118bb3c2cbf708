import type { OrderState, PaymentMethod } from "@shop/contract";
import { expect, test } from "vitest";
import { progressOf } from "./order-progress.ts";

test.for<[string, PaymentMethod, string, OrderState[]]>([
  ["paid first", "prueba", "estandar", ["pendiente", "pagado", "preparando", "enviado", "entregado"]],
  ["paid at the door", "contraentrega", "expres", ["pendiente", "preparando", "enviado", "entregado"]],
  ["picked up", "stripe", "recoger", ["pendiente", "pagado", "preparando", "entregado"]],
  ["picked up and paid there", "contraentrega", "recoger", ["pendiente", "preparando", "entregado"]],
  [
    "sent by an option that the shop no longer has",
    "prueba",
    "dron",
    ["pendiente", "pagado", "preparando", "enviado", "entregado"],
  ],
])("the way of an order that is %s", ([, paymentMethod, id, progress]) => {
  expect(progressOf({ paymentMethod, shippingOption: { id, name: "", window: "" } })).toEqual(progress);
});
