import { shop } from "@shop/commerce";
import type { AnalyticsEvent, CartItem, Money, Order, OrderItem, Product } from "@shop/contract";

type AnalyticsItem = Extract<AnalyticsEvent, { name: "view_item" }>["params"]["items"][number];

/** The longest text that GA4 accepts as a parameter. */
const MAX_LENGTH = 100;

/** The most items that GA4 accepts in an event. */
const MAX_ITEMS = 200;

/** A list of products that the shopper sees, and how reports name it. */
export type ProductList = { id: string; name: string; products: readonly Product[] };

/** The items that are bought, and their promotion code. */
export type Basket = { items: readonly (CartItem | OrderItem)[]; coupon?: string | undefined };

/** The brand of a product, which a line of the cart lacks. */
export type BrandOf = (id: string) => string | undefined;

export function viewItemList(list: ProductList): AnalyticsEvent {
  return { name: "view_item_list", params: inList(list, list.products) };
}

export function selectItem(list: ProductList, product: Product): AnalyticsEvent {
  return { name: "select_item", params: inList(list, [product]) };
}

export function viewItem(product: Product): AnalyticsEvent {
  return { name: "view_item", params: valued([itemOf(product)]) };
}

/**
 * A search that has found something. The caller omits other searches: they may be a person's name, typed by mistake.
 * @returns null for an empty term, and for one that may be an e-mail address or a phone number
 */
export function search(term: string): AnalyticsEvent | null {
  const text = term.trim();
  const isPersonal = text.includes("@") || text.replace(/\D/g, "").length >= 7;
  return text === "" || isPersonal
    ? null
    : { name: "search", params: { search_term: text.slice(0, MAX_LENGTH) } };
}

/** The shopper's change to the lines, from the lines before and after it: no event, one, or two. */
export function cartChanges(
  before: readonly CartItem[],
  after: readonly CartItem[],
  brandOf: BrandOf,
): AnalyticsEvent[] {
  const more = differences(after, before, brandOf);
  const less = differences(before, after, brandOf);
  return [
    ...(more.length > 0 ? [{ name: "add_to_cart", params: valued(more) } as const] : []),
    ...(less.length > 0 ? [{ name: "remove_from_cart", params: valued(less) } as const] : []),
  ];
}

export function viewCart(items: readonly CartItem[], brandOf: BrandOf): AnalyticsEvent {
  return { name: "view_cart", params: basket({ items }, brandOf) };
}

export function beginCheckout(bought: Basket, brandOf: BrandOf): AnalyticsEvent {
  return { name: "begin_checkout", params: basket(bought, brandOf) };
}

/** @param option the id of the chosen shipping option */
export function addShippingInfo(bought: Basket, option: string, brandOf: BrandOf): AnalyticsEvent {
  return { name: "add_shipping_info", params: { ...basket(bought, brandOf), shipping_tier: option } };
}

/** @param method how the order is going to be paid */
export function addPaymentInfo(bought: Basket, method: string, brandOf: BrandOf): AnalyticsEvent {
  return { name: "add_payment_info", params: { ...basket(bought, brandOf), payment_type: method } };
}

/**
 * An order that is bought. Prices include the tax; `shipping` includes the cold chain surcharge. A promotion's discount
 * is deducted from `value`, the sum of the products, or from `shipping`.
 */
export function purchase(order: Order, brandOf: BrandOf): AnalyticsEvent {
  const { iva, shipping, coldChainSurcharge, promotion } = order.orderSummary;
  return {
    name: "purchase",
    params: {
      transaction_id: order.id,
      ...basket({ items: order.items, coupon: promotion?.code }, brandOf),
      value: paidForProducts(order),
      tax: decimal(iva),
      shipping: decimal(shipping + coldChainSurcharge - discountsOf(order).shipping),
    },
  };
}

/** A bought order that was then cancelled, as a whole. */
export function refund(order: Order, brandOf: BrandOf): AnalyticsEvent {
  const { id, items } = order;
  return {
    name: "refund",
    params: { transaction_id: id, ...basket({ items }, brandOf), value: paidForProducts(order) },
  };
}

/** @param signInMethod `password`, `phone`, `google` or `facebook`; `signUp` creates an account with a password */
export function signedIn(signInMethod: string): AnalyticsEvent {
  return signInMethod === "signUp"
    ? { name: "sign_up", params: { method: "password" } }
    : { name: "login", params: { method: signInMethod } };
}

function paidForProducts(order: Order): number {
  return decimal(order.orderSummary.products - discountsOf(order).products);
}

/** The discounts of a promotion on the products and on the shipping. */
function discountsOf({ orderSummary: { discount, promotion } }: Order): { products: Money; shipping: Money } {
  return promotion?.kind === "freeShipping"
    ? { products: 0, shipping: discount }
    : { products: discount, shipping: 0 };
}

function inList({ id, name }: ProductList, products: readonly Product[]) {
  return { item_list_id: id, item_list_name: name, items: products.slice(0, MAX_ITEMS).map(itemOf) };
}

function basket({ items, coupon }: Basket, brandOf: BrandOf) {
  return {
    ...valued(items.map((item) => lineOf(item, item.quantity, brandOf))),
    ...(coupon === undefined ? {} : { coupon }),
  };
}

/** The units that one cart has more than the other. */
function differences(
  one: readonly CartItem[],
  other: readonly CartItem[],
  brandOf: BrandOf,
): AnalyticsItem[] {
  const units = new Map(other.map(({ id, quantity }) => [id, quantity]));
  return one.flatMap((item) => {
    const more = item.quantity - (units.get(item.id) ?? 0);
    return more > 0 ? [lineOf(item, more, brandOf)] : [];
  });
}

function itemOf({ id, name, brand, category, price }: Product): AnalyticsItem {
  return {
    item_id: id,
    item_name: name.slice(0, MAX_LENGTH),
    ...(brand === "" ? {} : { item_brand: brand }),
    item_category: category,
    price: decimal(price),
    quantity: 1,
  };
}

function lineOf(
  { id, name, category, unitPrice }: CartItem | OrderItem,
  quantity: number,
  brandOf: BrandOf,
): AnalyticsItem {
  const brand = brandOf(id);
  return {
    item_id: id,
    item_name: name.slice(0, MAX_LENGTH),
    ...(brand ? { item_brand: brand } : {}),
    item_category: category,
    price: decimal(unitPrice),
    quantity,
  };
}

function valued(items: AnalyticsItem[]) {
  // Sums are calculated in integers, so that 0.1 + 0.2 is 0.30.
  const value = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  return { currency: shop.currency, value: decimal(value), items };
}

function decimal(amount: Money): number {
  return amount / 100;
}
