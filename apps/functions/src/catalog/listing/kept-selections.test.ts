import { expect, test } from "vitest";
import { openShop } from "../../testing/open-shop.ts";
import { aCategory, aProduct } from "../../testing/samples.ts";
import { encodeCursor } from "../cursor.ts";
import { takeSnapshot } from "./catalog-snapshot.ts";
import { selectProducts, type Search } from "./select-products.ts";

const bread: Search = { category: undefined, query: "pan", filters: {}, sort: "relevance" };

async function openBakery() {
  const { store } = await openShop({
    categories: [aCategory({ id: "abarrotes" })],
    products: [aProduct({ id: "caja", name: "Pan de caja" }), aProduct({ id: "dulce", name: "Pan dulce" })],
  });
  return takeSnapshot(store, 0);
}

test("a list is found out once: for its next pages, and for whoever asks for the same", async () => {
  const snapshot = await openBakery();
  const none = new Set<string>();
  const first = selectProducts(snapshot, bread, none, undefined);
  const [place] = first?.selection.placesAfter(undefined, 1) ?? [];
  const cursor = place && encodeCursor(first?.selection.list ?? "", place);
  const next = selectProducts(snapshot, bread, none, cursor);
  const other = selectProducts(snapshot, { ...bread }, none, undefined);
  expect([next?.start, next?.selection === first?.selection, other?.selection === first?.selection]).toEqual([
    place,
    true,
    true,
  ]);
});

test("it is found out anew when other products are sold out", async () => {
  const snapshot = await openBakery();
  const inStock = (soldOut: ReadonlySet<string>) =>
    selectProducts(snapshot, { ...bread, filters: { inStock: true } }, soldOut, undefined)?.selection.total;
  expect([inStock(new Set()), inStock(new Set(["caja"])), inStock(new Set())]).toEqual([2, 1, 2]);
});
