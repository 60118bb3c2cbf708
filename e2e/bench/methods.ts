import { randomUUID } from "node:crypto";
import { HOME_ADDRESS } from "../home-address.ts";
import { addressOf, fillCart, orderOf } from "./fixtures.ts";
import type { Answer, Caller } from "./caller.ts";
import { inventedId, inventedQuery } from "./invent-catalog.ts";

/** A call of a shopper. */
export type Method = {
  service: string;
  name: string;
  /** What goes along, for the how-manieth call of its shopper, who may have to own something: that is not timed. */
  data: (turn: number, caller: Caller) => object | Promise<object>;
  /** What has to be there before each call, untimed. */
  before?: (caller: Caller) => Promise<Answer>;
};

const CARTS = "httpCartsServices";
const CATALOG = "httpCatalogServices";
const PAYMENTS = "httpPaymentServices";
const ACCOUNTS = "httpAccountServices";

/** Well within the smallest catalogue that is measured. */
const KNOWN = 300;
const product = (turn: number) => ({ id: inventedId(turn % KNOWN), quantity: 1 });
const someLines = [0, 1, 2, 3, 4].map(product);

/** Twenty lines: a cart takes a hundred, and 99 units in each, and refuses what is beyond. */
const inCart = (turn: number) => product(turn % 20);

/**
 * Most methods of the shop. Left out: those that end the account or its sessions, those that work once on what they
 * are about (an address that goes, an order that is called off), and those that the shop takes a few times an hour.
 */
export const METHODS: readonly Method[] = [
  { service: CATALOG, name: "getHome", data: () => ({}) },
  { service: CATALOG, name: "getCategories", data: () => ({}) },
  { service: CATALOG, name: "listProducts", data: () => ({ category: "lacteos" }) },
  { service: CATALOG, name: "listProducts", data: (turn) => ({ query: inventedQuery(turn) }) },
  { service: CATALOG, name: "suggest", data: (turn) => ({ query: inventedQuery(turn).slice(0, 5) }) },
  { service: CATALOG, name: "getProduct", data: (turn) => ({ id: product(turn).id }) },
  { service: CATALOG, name: "getProducts", data: () => ({ ids: someLines.map(({ id }) => id) }) },
  { service: CATALOG, name: "listRelated", data: (turn) => ({ id: product(turn).id }) },
  { service: CARTS, name: "quoteCart", data: () => ({ lines: someLines }) },
  {
    service: CARTS,
    name: "addProductToCart",
    data: (turn) => ({ product: inCart(turn), operationId: randomUUID() }),
  },
  { service: CARTS, name: "getCart", data: () => ({}) },
  {
    service: CARTS,
    name: "setProductQuantity",
    data: (turn) => ({ product: { id: inventedId(0), quantity: 5 + (turn % 9) }, operationId: randomUUID() }),
  },
  {
    service: CARTS,
    name: "removeProduct",
    data: (turn) => ({ product: { id: inCart(turn).id }, operationId: randomUUID() }),
  },
  { service: CARTS, name: "mergeCart", data: () => ({ lines: someLines, operationId: randomUUID() }) },
  { service: CARTS, name: "clearCart", data: () => ({ operationId: randomUUID() }) },
  { service: PAYMENTS, name: "getPaymentCart", data: () => ({}), before: fillCart },
  { service: PAYMENTS, name: "getPaymentMethods", data: () => ({}) },
  { service: PAYMENTS, name: "listOrders", data: () => ({}) },
  { service: PAYMENTS, name: "getOrder", data: async (_, caller) => ({ id: (await orderOf(caller)).id }) },
  {
    service: PAYMENTS,
    name: "getPlacedOrder",
    data: async (_, caller) => ({ idempotencyKey: (await orderOf(caller)).idempotencyKey }),
  },
  { service: ACCOUNTS, name: "getProfile", data: () => ({}) },
  { service: ACCOUNTS, name: "saveProfile", data: (turn) => ({ name: `Ana Torres ${turn}` }) },
  { service: ACCOUNTS, name: "listAddresses", data: () => ({}) },
  {
    service: ACCOUNTS,
    name: "saveAddress",
    data: async (turn, caller) => ({
      address: { ...HOME_ADDRESS, exteriorNumber: String(turn + 1), id: (await addressOf(caller)).id },
    }),
  },
  {
    service: ACCOUNTS,
    name: "setDefaultAddress",
    data: async (_, caller) => ({ id: (await addressOf(caller)).id }),
  },
  { service: ACCOUNTS, name: "exportData", data: () => ({}) },
];

/** One call of a method. */
export async function callMethod(method: Method, caller: Caller, turn: number): Promise<Answer> {
  if (method.before) await method.before(caller);
  return caller.call(method.service, { method: method.name, ...(await method.data(turn, caller)) });
}
