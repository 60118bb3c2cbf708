import { expect, test } from "vitest";
import type { Product } from "@shop/contract";
import { openShop } from "../../testing/open-shop.ts";
import { aCategory, aProduct } from "../../testing/samples.ts";
import { encodeCursor } from "../cursor.ts";
import { takeSnapshot } from "./catalog-snapshot.ts";
import { selectProducts, type Search } from "./select-products.ts";
import { placesAfter } from "./sorts.ts";

const bread: Search = { category: undefined, query: "pan", filters: {}, sort: "relevance" };

async function openBakery(more: Product[] = []) {
  const { store } = await openShop({
    categories: [aCategory({ id: "abarrotes" })],
    products: [
      aProduct({ id: "caja", name: "Pan de caja" }),
      aProduct({ id: "dulce", name: "Pan dulce" }),
      ...more,
    ],
  });
  return takeSnapshot(store);
}

test("a list is found out once: for its next pages, and for whoever asks for the same", async () => {
  const snapshot = await openBakery();
  const none = new Set<string>();
  const first = selectProducts(snapshot, bread, none, undefined);
  const [place] = first ? placesAfter(first.selection.places, undefined, 1) : [];
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
    selectProducts(snapshot, { ...bread, filters: { inStock: true } }, soldOut, undefined)?.selection.places
      .length;
  expect([inStock(new Set()), inStock(new Set(["caja"])), inStock(new Set())]).toEqual([2, 1, 2]);
});

test("a next page is read as its first one was, although the catalogue would be read otherwise by now", async () => {
  const any: Search = { ...bread, query: "pan zzzz" };
  const none = new Set<string>();
  const before = selectProducts(await openBakery(), any, none, undefined)?.selection;
  const [place] = before ? placesAfter(before.places, undefined, 1) : [];
  const cursor = place && encodeCursor(before?.list ?? "", place);

  const now = await openBakery([aProduct({ id: "zzzz", name: "Pan zzzz" })]);
  const first = selectProducts(now, any, none, undefined)?.selection;
  const next = selectProducts(now, any, none, cursor);
  expect([first?.places.length, next?.selection.list === before?.list]).toEqual([1, true]);
  expect(next && placesAfter(next.selection.places, next.start, 9)).toEqual(
    before && placesAfter(before.places, place, 9),
  );
});
