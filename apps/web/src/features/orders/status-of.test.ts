import { expect, it } from "vitest";
import { anOrderAfter } from "@shop/order-machine/testing";
import { paymentStatusOf, statusOf } from "./status-of.ts";

const CASH = { paymentMethod: "contraentrega" } as const;

it.for([
  ["waits for its payment", ["pendiente"], {}, "pending"],
  ["is paid at the door", ["pendiente", "preparando", "enviado"], CASH, "pending"],
  ["was paid at the door", ["pendiente", "preparando", "enviado", "entregado"], CASH, "paid"],
  ["was declined", ["pendiente"], { payment: { status: "declined" } }, "declined"],
  ["was paid", ["pendiente", "pagado"], {}, "paid"],
  ["was cancelled unpaid", ["pendiente", "cancelado"], {}, "nothingPaid"],
  [
    "was cancelled after it was declined",
    ["pendiente", "cancelado"],
    { payment: { status: "declined" } },
    "nothingPaid",
  ],
  ["was cancelled and is not refunded yet", ["pendiente", "pagado", "cancelado"], {}, "paid"],
  ["was refunded", ["pendiente", "pagado", "cancelado"], { payment: { status: "refunded" } }, "refunded"],
] as const)("the payment of an order that %s", ([, states, other, status]) => {
  expect(paymentStatusOf(anOrderAfter([...states], other))).toBe(status);
});

it("an order that was delivered is not due, also when all of it was refunded", () => {
  const payment = { status: "refunded" } as const;
  const order = anOrderAfter(["pendiente", "pagado", "preparando", "enviado", "entregado"], { payment });
  expect([statusOf(order), paymentStatusOf(order)]).toEqual(["paid", "refunded"]);
});
