import { existsSync } from "node:fs";
import { isColdChain } from "@shop/commerce";
import { shop as demoShop } from "@shop/commerce/on-server";
import { expect, test } from "vitest";
import demo from "../../catalog/demo.json" with { type: "json" };
import { openShop } from "../testing/open-shop.ts";
import { importCatalog } from "./import-catalog.ts";

test("every picture of the demo catalogue is there", () => {
  const addresses = [...demo.categories, ...demo.products].flatMap((each) => [
    each.image,
    ...("moreImages" in each ? each.moreImages : []),
  ]);
  const missing = addresses.filter((address) => {
    const path = address.replace(/#[0-9A-F]{6}$/, "");
    return !existsSync(new URL(`../../../web/public${path}`, import.meta.url));
  });
  expect(addresses.length).toBeGreaterThan(demo.products.length);
  expect(missing).toEqual([]);
});

test("every product of a season of the demo shop is in the demo catalogue", () => {
  const ids = new Set(demo.products.map(({ id }) => id));
  const seasonal = (demoShop.seasons ?? []).flatMap(({ shows }) =>
    "products" in shows ? shows.products : [],
  );
  expect(seasonal.length).toBeGreaterThan(0);
  expect(seasonal.filter((id) => !ids.has(id))).toEqual([]);
});

test("the demo catalogue is one, with its special categories, and marks what must be kept cold", async () => {
  const { store } = await openShop();
  expect(await importCatalog(store, demo)).toMatchObject({
    ok: true,
    categories: demo.categories.length,
    products: demo.products.length,
  });
  const special = await store.getMany("categories", ["lacteos", "farmacia"]);
  expect(special.map((each) => each?.id)).toEqual(["lacteos", "farmacia"]);
  const products = (await store.query({ collection: "products", limit: 500 })).map(({ doc }) => doc);
  const isCold = (category: string) => ["lacteos", "carnes-y-pescados"].includes(category);
  expect(products.filter((each) => isCold(each.category) && !isColdChain(each))).toEqual([]);
  expect(products.filter(isColdChain).map(({ id }) => id)).toContain("hielo-en-cubos-5-kg");
});
