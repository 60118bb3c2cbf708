import { expect, test } from "vitest";
import { nextDelivery } from "./next-delivery.ts";
import { shop } from "./shop.ts";

const [standard, express, cold, pickUp] = shop.shipping;
if (!standard || !express || !cold || !pickUp) throw new Error("the shop has four shipping options");

const next = (now: string, over: Partial<typeof shop> = {}) =>
  nextDelivery({ ...shop, ...over }, new Date(now));

const at = (now: string, over: Partial<typeof shop> = {}) => {
  const found = next(now, over);
  return found && [found.window.label, found.price];
};

test("it is the soonest window that is brought, with what a cart of the minimum weight pays", () => {
  // 9:00 in Mexico City: express until 10:00 for its first window.
  expect(at("2026-11-24T15:00:00Z")).toEqual(["Martes 24 de noviembre, de 9\u00a0a\u00a012\u00a0h", 9400]);
});

test("after the last cut-off of today it is tomorrow, and of two options with the same hours the cheaper one", () => {
  const sameHours = { ...express, windows: cold.windows };
  expect(at("2026-11-24T23:30:00Z", { shipping: [sameHours, cold] })).toEqual([
    "Miércoles 25 de noviembre, de 9\u00a0a\u00a012\u00a0h",
    7100,
  ]);
});

test("a shop that only hands over at its counter has none", () => {
  expect(at("2026-11-24T15:00:00Z", { shipping: [pickUp] })).toBeUndefined();
});

test("beside it stand what is cheapest, each with its day, and what taking it from the counter costs", () => {
  // 17:30 of the 24th in Mexico City.
  expect(next("2026-11-24T23:30:00Z")).toMatchObject({
    window: { label: "Martes 24 de noviembre, de 18\u00a0a\u00a021\u00a0h" },
    price: 9400,
    daysAhead: 0,
    cheapest: {
      window: { label: "Miércoles 25 de noviembre, de 9\u00a0a\u00a014\u00a0h" },
      price: 4800,
      daysAhead: 1,
    },
    pickUp: 0,
  });
});

test("the cheapest is not said twice, and nothing is said of a counter that hands nothing over", () => {
  const found = next("2026-11-24T15:00:00Z", { shipping: [standard, cold] });
  expect(found).toMatchObject({ price: 7100, cheapest: { price: 4800, daysAhead: 1 } });
  expect(found).not.toHaveProperty("pickUp");
  expect(next("2026-11-24T15:00:00Z", { shipping: [cold] })).not.toHaveProperty("cheapest");
  expect(next("2026-11-24T15:00:00Z", { shipping: [cold, { ...pickUp, windows: [] }] })).toMatchObject({
    pickUp: 0,
  });
  // 22:00 of the last day that its plan knows: no more windows.
  const never = {
    ...pickUp,
    windows: [{ days: [], from: "10:00", to: "11:00", cutOff: { daysBefore: 0, at: "10:00" } }],
  };
  expect(next("2026-11-24T15:00:00Z", { shipping: [cold, never] })).not.toHaveProperty("pickUp");
});
