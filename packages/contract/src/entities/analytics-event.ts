import * as z from "zod/mini";
import { decimalMoney, productId } from "../values/wire.ts";

// The limits are GA4's: 100 characters of a text, 200 items of an event.
const text = z.string().check(z.minLength(1), z.maxLength(100));

const item = z.strictObject({
  item_id: productId,
  item_name: text,
  /** If known: a line of the cart lacks it. */
  item_brand: z.optional(text),
  item_category: text,
  /** Of one unit. */
  price: decimalMoney,
  quantity: z.int().check(z.gte(1)),
});

const items = z.array(item).check(z.minLength(1), z.maxLength(200));
const list = { item_list_id: text, item_list_name: text, items };
/** `value` is what the items cost together, without shipping; `currency` by ISO 4217. */
const valued = { currency: z.string().check(z.regex(/^[A-Z]{3}$/)), value: decimalMoney, items };
const coupon = z.optional(text);
const transaction = { transaction_id: text };

const event = <Name extends string, Params extends z.core.$ZodLooseShape>(name: Name, params: Params) =>
  z.strictObject({ name: z.literal(name), params: z.strictObject(params) });

/**
 * The analytics events after consent: those of GA4's reference for online sales, with their documented parameters.
 * Everything else is rejected, so that no personal data can be sent.
 */
export const analyticsEvent = z.discriminatedUnion("name", [
  event("view_item_list", list),
  event("select_item", list),
  event("view_item", valued),
  event("search", { search_term: text }),
  event("add_to_cart", valued),
  event("remove_from_cart", valued),
  event("view_cart", valued),
  event("begin_checkout", { ...valued, coupon }),
  event("add_shipping_info", { ...valued, coupon, shipping_tier: text }),
  event("add_payment_info", { ...valued, coupon, payment_type: text }),
  event("purchase", { ...transaction, ...valued, tax: decimalMoney, shipping: decimalMoney, coupon }),
  event("refund", { ...transaction, ...valued }),
  event("sign_up", { method: text }),
  event("login", { method: text }),
]);
export type AnalyticsEvent = z.output<typeof analyticsEvent>;
