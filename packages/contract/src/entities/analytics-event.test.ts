import { describe, expect, it } from "vitest";
import { analyticsEvent, type AnalyticsEvent } from "./analytics-event.ts";

const ITEM = {
  item_id: "leche-entera-1-l",
  item_name: "Leche entera 1 L",
  item_brand: "Valle Claro",
  item_category: "lacteos",
  price: 28.5,
  quantity: 2,
};
const VALUED = { currency: "MXN", value: 57, items: [ITEM] };
const LIST = { item_list_id: "inicio", item_list_name: "Inicio", items: [ITEM] };

/**
 * The documented parameters of GA4's recommended events for online sales, as far as this shop has their data; those
 * after the bar are optional.
 */
const DOCUMENTED: Record<AnalyticsEvent["name"], string> = {
  view_item_list: "item_list_id item_list_name items",
  select_item: "item_list_id item_list_name items",
  view_item: "currency value items",
  search: "search_term",
  add_to_cart: "currency value items",
  remove_from_cart: "currency value items",
  view_cart: "currency value items",
  begin_checkout: "currency value items | coupon",
  add_shipping_info: "currency value items shipping_tier | coupon",
  add_payment_info: "currency value items payment_type | coupon",
  purchase: "transaction_id currency value tax shipping items | coupon",
  refund: "transaction_id currency value items",
  sign_up: "method",
  login: "method",
};

const VALUES: Record<string, unknown> = {
  ...VALUED,
  ...LIST,
  search_term: "leche",
  coupon: "DIEZ",
  shipping_tier: "refrigerado",
  payment_type: "contraentrega",
  transaction_id: "pedido-1",
  tax: 0,
  shipping: 80,
  method: "password",
};

const paramsOf = (names: string) => Object.fromEntries(names.split(" ").map((name) => [name, VALUES[name]]));

describe.each(Object.entries(DOCUMENTED))("%s", (name, documented) => {
  const [needed = "", optional = ""] = documented.split(" | ");
  const params = paramsOf(needed);

  it("passes with what it needs, and with everything it may say", () => {
    const all = optional === "" ? params : { ...params, ...paramsOf(optional) };
    expect(analyticsEvent.safeParse({ name, params }).success).toBe(true);
    expect(analyticsEvent.safeParse({ name, params: all }).success).toBe(true);
  });

  it.each(needed.split(" "))("does not pass without %s", (missing) => {
    const { [missing]: _, ...rest } = params;
    expect(analyticsEvent.safeParse({ name, params: rest }).success).toBe(false);
  });

  it.each(["email", "user_id", "phone", "address", "name"])("does not pass with %s", (canary) => {
    expect(
      analyticsEvent.safeParse({ name, params: { ...params, [canary]: "ana@correo.example" } }).success,
    ).toBe(false);
  });
});

describe("an item", () => {
  const event = (item: object) => ({ name: "view_item", params: { ...VALUED, items: [item] } });

  it("may be without a brand", () => {
    const { item_brand: _, ...item } = ITEM;
    expect(analyticsEvent.safeParse(event(item)).success).toBe(true);
  });

  it.each([
    ["a price of three decimals", { price: 1.005 }],
    ["a part of a unit", { quantity: 0.5 }],
    ["a long name", { item_name: "a".repeat(101) }],
    ["a name of a person", { customer: "Ana" }],
  ])("does not pass with %s", (_, error) => {
    expect(analyticsEvent.safeParse(event({ ...ITEM, ...error })).success).toBe(false);
  });
});

it("is none of another name, and none of 201 items", () => {
  expect(analyticsEvent.safeParse({ name: "page_view", params: {} }).success).toBe(false);
  const items = Array.from({ length: 201 }, () => ITEM);
  expect(analyticsEvent.safeParse({ name: "view_cart", params: { ...VALUED, items } }).success).toBe(false);
});
