import { describe, expect, it } from "vitest";
import { analyticsEvent } from "./analytics-event.ts";

const ITEM = {
  item_id: "leche-entera-1-l",
  item_name: "Leche entera 1 L",
  item_brand: "Valle Claro",
  item_category: "lacteos",
  price: 28.5,
  quantity: 2,
};
const VALUED = { currency: "MXN", value: 57, items: [ITEM] };
const PURCHASE = { ...VALUED, transaction_id: "pedido-1", tax: 0, shipping: 80 };
const passes = (event: object) => analyticsEvent.safeParse(event).success;

describe("a purchase", () => {
  const withParams = (params: object) => passes({ name: "purchase", params });

  it("passes with what it needs, and with everything it may say", () => {
    expect([withParams(PURCHASE), withParams({ ...PURCHASE, coupon: "DIEZ" })]).toEqual([true, true]);
  });

  it.each(Object.keys(PURCHASE))("does not pass without %s", (missing) => {
    expect(withParams({ ...PURCHASE, [missing]: undefined })).toBe(false);
  });

  it.each(["email", "user_id", "phone", "address", "name"])("does not pass with %s", (personal) => {
    expect(withParams({ ...PURCHASE, [personal]: "ana@correo.example" })).toBe(false);
  });
});

describe("an item", () => {
  const event = (item: object) => ({ name: "view_item", params: { ...VALUED, items: [item] } });

  it("may be without a brand", () => {
    const { item_brand: _, ...item } = ITEM;
    expect(passes(event(item))).toBe(true);
  });

  it.each([
    ["a price of three decimals", { price: 1.005 }],
    ["a part of a unit", { quantity: 0.5 }],
    ["a long name", { item_name: "a".repeat(101) }],
    ["a name of a person", { customer: "Ana" }],
  ])("does not pass with %s", (_, error) => {
    expect(passes(event({ ...ITEM, ...error }))).toBe(false);
  });
});

it("is none of another name, and none of 201 items", () => {
  expect(passes({ name: "page_view", params: {} })).toBe(false);
  const items = Array.from({ length: 201 }, () => ITEM);
  expect(passes({ name: "view_cart", params: { ...VALUED, items } })).toBe(false);
});
