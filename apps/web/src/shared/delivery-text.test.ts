import { nextDelivery, shop } from "@shop/commerce";
import { expect, it } from "vitest";
import { deliveryText } from "./delivery-text.ts";

const [standard, express, cold, pickUp] = shop.shipping;
if (!standard || !express || !cold || !pickUp) throw new Error("the shop has four shipping options");

/** On the current day of the week, to be chosen the day before. */
const aWeekLater = cold.windows.map((plan) => ({ ...plan, days: ["martes" as const] }));
const delivery = { ...shop.delivery, daysAhead: 7 };
const free = { ...express, rates: [{ upTo: 3000, price: 0 }] };
const costly = { ...pickUp, rates: [{ upTo: 3000, price: 1250 }] };

it.each([
  // 17:30, 21:00, and 19:30 of the 24th in Mexico City; the 25th of December is closed.
  ["2026-11-24T23:30:00Z", shop.shipping, "Hoy 18–21 h desde $94 · Mañana desde $48 · Recoger gratis"],
  ["2026-11-25T03:00:00Z", shop.shipping, "Mañana 9–12 h desde $94 · Jueves desde $48 · Recoger gratis"],
  [
    "2026-11-25T01:30:00Z",
    shop.shipping,
    "Mañana 9–12 h desde $94 · Mañana 9–14 h desde $48 · Recoger gratis",
  ],
  ["2026-11-24T15:00:00Z", [cold, pickUp], "Mañana 9–12 h desde $71 · Recoger gratis"],
  ["2026-12-25T03:00:00Z", [cold], "Sábado 9–12 h desde $71"],
  ["2026-11-24T15:00:00Z", [{ ...cold, windows: aWeekLater }], "Martes 1 de diciembre 9–12 h desde $71"],
  ["2026-11-24T15:00:00Z", [free, standard, costly], "Hoy 9–12 h con envío gratis · Recoger por $12.50"],
])("what is promised of a delivery is true at %s", (now, shipping, text) => {
  const next = nextDelivery({ ...shop, shipping, delivery }, new Date(now));
  expect(next && deliveryText(next)).toBe(text.replaceAll(" ·", "\u00A0·"));
});
