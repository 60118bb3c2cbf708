import Validator from "@adobe/structured-data-validator";
import { expect, it } from "vitest";
import { paths } from "../../../shared/paths.ts";
import { MILK } from "../../../shared/testing/products.ts";
import { productData } from "./product-data.ts";
import { shopData, trailData } from "../../../shared/head/shop-data.ts";

// The types of schema-dts already check every property name against schema.org.

const ORIGIN = "https://tienda.example";

const trail = trailData(
  [
    { name: "Marketplace", path: paths.marketplace },
    { name: "Lácteos", path: paths.category("lacteos") },
    { name: MILK.name, path: paths.product(MILK.id) },
  ],
  ORIGIN,
);

it.for([
  ["a product that is sold", productData(MILK, "Lácteos", ORIGIN)],
  ["a product without a brand", productData({ ...MILK, brand: "" }, undefined, ORIGIN)],
  ["a product that is sold out", productData({ ...MILK, stock: 0 }, "Lácteos", ORIGIN)],
  ["a product for a prescription", productData({ ...MILK, prescription: true }, "Farmacia", ORIGIN)],
  ["the way to a product", trail],
  ["the shop and its search", shopData(ORIGIN)],
] as const)("of %s, a search engine misses nothing and reads everything", async ([, data]) => {
  expect(await errorsIn(data)).toEqual([]);
});

it("an offer without a price, and a step without its place, are found", async () => {
  const product = productData(MILK, "Lácteos", ORIGIN);
  expect(await errorsIn({ ...product, offers: { "@type": "Offer", priceCurrency: "pesos" } })).not.toEqual(
    [],
  );
  expect(
    await errorsIn({ "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem" }] }),
  ).not.toEqual([]);
});

/** Parses the structured data of the page as a search engine does. */
async function errorsIn(data: object): Promise<string[]> {
  const read: Record<string, unknown> = JSON.parse(JSON.stringify(data));
  const things = (read["@graph"] ?? [read]) as { "@type": string }[];
  const jsonld = Object.fromEntries(things.map((thing) => [thing["@type"], [thing]]));
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  return issues.filter(({ severity }) => severity === "ERROR").map(({ issueMessage }) => issueMessage);
}
