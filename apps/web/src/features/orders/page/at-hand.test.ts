import { expect, it } from "vitest";
import { anOrderAfter } from "@shop/order-machine/testing";
import { atHand } from "./at-hand.ts";

const CASH = { paymentMethod: "contraentrega" } as const;
const PICK_UP = { shippingOption: { id: "recoger", name: "Recoger en tienda", window: "" } };

it.for([
  [
    "who pays at the door has the money ready",
    CASH,
    "$171.93 en efectivo, de preferencia con la cantidad exacta",
  ],
  [
    "who picks it up and pays there has the number ready, too",
    { ...CASH, ...PICK_UP },
    "Tu número de pedido: 7K3M-9QX2-PD\n$171.93 en efectivo, de preferencia con la cantidad exacta",
  ],
  ["who has not paid yet pays first", PICK_UP, ""],
] as const)("%s", ([, other, text]) => {
  expect(atHand(anOrderAfter(["pendiente"], other))).toBe(text);
});

it("who has paid and picks it up has the number ready; who has it brought, nothing", () => {
  const paid = ["pendiente", "pagado"] as const;
  expect(atHand(anOrderAfter([...paid], PICK_UP))).toBe("Tu número de pedido: 7K3M-9QX2-PD");
  expect(atHand(anOrderAfter([...paid]))).toBe("");
});
