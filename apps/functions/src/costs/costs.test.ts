import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServiceName } from "@shop/contract/schemas";
import { expect, onTestFinished, test } from "vitest";
import { importCatalog } from "../catalog/import-catalog.ts";
import { openSqliteStore } from "../store/sqlite-store.ts";
import { meteredStore, type Operations } from "../testing/metered-store.ts";
import { ADDRESS } from "../testing/open-checkout.ts";
import { openShop } from "../testing/open-shop.ts";
import { writeFigures, type Prices, type Step } from "./write-figures.ts";

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8"));

/** What each step of a shopper asks in the browser: e2e/specs/calls-per-step.spec.ts sees to that. */
const CALLS = read("docs/costs/calls-per-step.json") as Record<Step, string[]>;

const BEANS = "frijol-negro-900-g";
const ORDER = {
  shippingOption: "estandar",
  address: ADDRESS,
  paymentMethod: "contraentrega",
  idempotencyKey: "clave-00000001",
};

/** Each method as the page of that step calls it. */
const REQUESTS: Record<string, (orderId: string) => [ServiceName, object]> = {
  getHome: () => ["httpCatalogServices", {}],
  listProducts: () => ["httpCatalogServices", { category: "abarrotes" }],
  getProduct: () => ["httpCatalogServices", { id: BEANS }],
  listRelated: () => ["httpCatalogServices", { id: BEANS }],
  getCart: () => ["httpCartsServices", {}],
  addProductToCart: () => [
    "httpCartsServices",
    { product: { id: BEANS, quantity: 1 }, operationId: randomUUID() },
  ],
  getPaymentCart: () => ["httpPaymentServices", {}],
  getPaymentMethods: () => ["httpPaymentServices", {}],
  listAddresses: () => ["httpAccountServices", {}],
  placeOrder: () => ["httpPaymentServices", ORDER],
  getOrder: (id) => ["httpPaymentServices", { id }],
};

test("what a visit, an addition and an order read and write is what the document of the costs says", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-costs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const metered = meteredStore(openSqliteStore(join(folder, "shop.sqlite")));
  await importCatalog(metered.store, read("apps/functions/catalog/demo.json"));
  const opened = await openShop({ store: metered.store });
  let orderId = "";
  /** One after the other: what a call finds in a cache is what the one before it has left there. */
  const replay = async ([method, ...others]: string[]): Promise<void> => {
    if (method === undefined) return;
    const [service, data] = REQUESTS[method]?.(orderId) ?? [];
    if (!service) throw new Error(`no request for ${method}`);
    const answer = Object(await opened.call(service, { method, ...data }, "ana"));
    expect(answer, `${method}: ${JSON.stringify(answer)}`).not.toHaveProperty("code");
    orderId = answer.order?.id ?? orderId;
    return replay(others);
  };
  const take = async (...methods: string[]): Promise<Operations> => {
    metered.taken();
    await replay(methods);
    return metered.taken();
  };
  // The first page of a visit is rendered by the function, from what this method answers.
  const visit = ["getHome", ...CALLS.visit];
  const cold = await take(...visit);
  const warm = await take(...visit);
  await take("addProductToCart", "addProductToCart", "addProductToCart");
  const add = await take(...CALLS.add.filter((method) => method !== "getPaymentCart"), "getPaymentCart");
  // The order is there before it is read.
  const order = await take(...CALLS.order.filter((method) => method !== "getOrder"), "getOrder");
  const calls = { visit: visit.length, add: CALLS.add.length, order: CALLS.order.length };
  const prices = read("docs/costs/prices.json") as Prices;
  const figures = writeFigures({ operations: { cold, visit: warm, add, order }, calls }, prices);
  console.log(figures);
  await expect(figures).toMatchFileSnapshot("../../../../docs/costs/figures.md");
});
