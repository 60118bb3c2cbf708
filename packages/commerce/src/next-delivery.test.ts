import { expect, test } from "vitest";
import { nextDelivery } from "./next-delivery.ts";
import { shop } from "./shop.ts";

const at = (now: string, over: Partial<typeof shop> = {}) => {
  const next = nextDelivery({ ...shop, ...over }, new Date(now));
  return next && [next.window.label, next.price];
};

test("it is the soonest window that is brought, with what a cart of the minimum weight pays", () => {
  // 9:00 in Mexico City: express until 10:00 for its first window.
  expect(at("2026-11-24T15:00:00Z")).toEqual(["Martes 24 de noviembre, de 9\u00a0a\u00a012\u00a0h", 9400]);
});

test("at its cut-off a window makes room for the next", () => {
  expect(at("2026-11-24T16:00:00Z")).toEqual(["Martes 24 de noviembre, de 12\u00a0a\u00a015\u00a0h", 9400]);
});

test("after the last cut-off of today it is tomorrow, and of two options with the same hours the cheaper one", () => {
  const [standard, express, cold] = shop.shipping;
  if (!standard || !express || !cold) throw new Error("the shop has three options that are brought");
  const sameHours = { ...express, windows: cold.windows };
  expect(at("2026-11-24T23:30:00Z", { shipping: [sameHours, cold] })).toEqual([
    "Miércoles 25 de noviembre, de 9\u00a0a\u00a012\u00a0h",
    7100,
  ]);
});

test("a closed day is left out", () => {
  expect(at("2026-12-25T03:00:00Z")).toEqual(["Sábado 26 de diciembre, de 9\u00a0a\u00a012\u00a0h", 7100]);
});

test("today is the day of the shop's clocks", () => {
  // 17:30 of the 24th in Mexico City.
  expect(at("2026-11-24T23:30:00Z")).toEqual(["Martes 24 de noviembre, de 18\u00a0a\u00a021\u00a0h", 9400]);
});

test("a shop that only hands over at its counter has none", () => {
  expect(
    at("2026-11-24T15:00:00Z", { shipping: shop.shipping.filter(({ pickUp }) => pickUp) }),
  ).toBeUndefined();
});
