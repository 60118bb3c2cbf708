import { expect, it } from "vitest";
import type { OrderState } from "@shop/contract";
import { anOrder, anOrderAfter } from "@shop/order-machine/testing";
import { order } from "../texts.ts";
import { subtitleOf } from "./subtitle-of.ts";

const { subtitles } = order;
const WINDOW = {
  id: "2026-11-24-0900-1400",
  label: "Martes 24 de noviembre, de 9 a 14 h",
  from: "2026-11-24T15:00:00.000Z",
  to: "2026-11-24T20:00:00.000Z",
  closesAt: "2026-11-24T02:00:00.000Z",
};
const { orderSummary } = anOrder();
const COMES = { orderSummary: { ...orderSummary, window: WINDOW } };
const CASH = { paymentMethod: "contraentrega" } as const;

it.for([
  ["by its shopper", {}, subtitles.cancelled],
  ["by its shopper, before it was accepted", CASH, subtitles.cancelled],
  ["because nobody paid", { expired: true }, subtitles.notPaid],
  ["because the shop did not accept it", { ...CASH, expired: true }, subtitles.notAccepted],
  ["and was paid too late", { expired: true, payment: { status: "paid" } }, subtitles.refunding],
  ["and was given back", { expired: true, payment: { status: "refunded" } }, subtitles.refunded],
] as const)("an order that was cancelled %s says so", ([, other, subtitle]) => {
  expect(subtitleOf(anOrderAfter(["pendiente", "cancelado"], other))).toBe(subtitle);
});

it("an order that the shop cancelled says why", () => {
  const after = (...states: OrderState[]) =>
    subtitleOf(anOrderAfter(["pendiente", "preparando", ...states, "cancelado"], CASH));
  expect(after()).toBe("La tienda tuvo que cancelarlo. Este pedido está cancelado y no se cobró nada.");
  expect(after("enviado")).toMatch(/^No pudimos entregarlo y regresó a la tienda\./);
});

it.for([
  [
    "delivered",
    {},
    "Pediste que llegue el martes 24 de noviembre, de 9 a 14 h; la tienda todavía tiene que confirmarlo y lo verás aquí.",
  ],
  [
    "picked up",
    { shippingOption: { id: "recoger", name: "Recoger en tienda", window: "" } },
    "Pediste recogerlo el martes 24 de noviembre, de 9 a 14 h; la tienda todavía tiene que confirmarlo y lo verás aquí.",
  ],
] as const)(
  "a cash order that is to be %s promises no day before the shop accepts it",
  ([, other, arrival]) => {
    const placed = anOrderAfter(["pendiente"], { ...CASH, ...COMES, ...other });
    expect(subtitleOf(placed)).toBe(`${arrival} ${subtitles.atTheDoor}`);
  },
);

it("a cash order that the shop has accepted shows first when it arrives", () => {
  const accepted = anOrderAfter(["pendiente", "preparando"], { ...CASH, ...COMES });
  expect(subtitleOf(accepted)).toBe(
    `Llega el martes 24 de noviembre, de 9 a 14 h. ${subtitles.atTheDoorPreparing}`,
  );
});

it("a paid order shows first when it arrives, and a delivered one does not", () => {
  const came = ["pendiente", "pagado", "preparando", "enviado", "entregado"] as const;
  expect(subtitleOf(anOrderAfter(["pendiente", "pagado"], COMES))).toBe(
    `Llega el martes 24 de noviembre, de 9 a 14 h. ${subtitles.pagado}`,
  );
  expect(subtitleOf(anOrderAfter([...came], COMES))).toBe(subtitles.entregado);
});

it("an order that found nobody at the door promises another time, until it is delivered", () => {
  const missed = { ...COMES, missedAt: ["2026-11-24T17:40:00.000Z"] };
  const sent = ["pendiente", "pagado", "preparando", "enviado"] as const;
  expect(subtitleOf(anOrderAfter([...sent], missed))).toBe(subtitles.missed);
  expect(subtitleOf(anOrderAfter([...sent], { ...missed, ...CASH }))).toBe(subtitles.missed);
  expect(subtitleOf(anOrderAfter([...sent, "entregado"], missed))).toBe(subtitles.entregado);
});

it("without a window there is nothing to promise", () => {
  expect(subtitleOf(anOrderAfter(["pendiente"], CASH))).toBe(subtitles.atTheDoor);
});
