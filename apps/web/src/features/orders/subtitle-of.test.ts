import { expect, it } from "vitest";
import { anOrderAfter } from "@shop/order-machine/testing";
import { order } from "./texts.ts";
import { subtitleOf } from "./subtitle-of.ts";

const { leads } = order;
const CASH = { paymentMethod: "contraentrega" } as const;

it.for([
  ["by its shopper", {}, leads.cancelled],
  ["by its shopper, before it was accepted", CASH, leads.cancelled],
  ["because nobody paid", { expired: true }, leads.notPaid],
  ["because the shop did not accept it", { ...CASH, expired: true }, leads.notAccepted],
  ["and was paid too late", { expired: true, payment: { status: "paid" } }, leads.refunding],
  ["and was given back", { expired: true, payment: { status: "refunded" } }, leads.refunded],
] as const)("an order that was cancelled %s says so", ([, other, subtitle]) => {
  expect(subtitleOf(anOrderAfter(["pendiente", "cancelado"], other))).toBe(subtitle);
});
