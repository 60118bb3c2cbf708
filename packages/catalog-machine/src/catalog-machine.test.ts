import type { ProductPage } from "@shop/contract";
import { describe, expect, it } from "vitest";
import { EVERYTHING } from "./listing.ts";
import { runCatalog, transitions, UNSEEN } from "./run-catalog.ts";
import { productOf } from "./testing.ts";

const page = (ids: string[], rest: Partial<ProductPage> = {}): ProductPage => ({
  products: ids.map((id) => productOf(id)),
  total: ids.length,
  ...rest,
});
const FIRST = page(["leche"], { total: 2, nextCursor: "después-de-leche" });
const LAST = page(["crema"], { total: 2 });
const BREAD = page(["pan"]);

/** A marketplace that shows the first of two pages of a category. */
async function runFirstPage() {
  const shop = runCatalog();
  shop.browse({ category: "lacteos" });
  await shop.answer(FIRST);
  return shop;
}

/** The same, with both of its pages. */
async function runBothPages() {
  const shop = await runFirstPage();
  shop.loadMore();
  await shop.answer(LAST);
  return shop;
}

describe("browsing", () => {
  it("reads nothing before the marketplace is opened", () => {
    const shop = runCatalog();
    shop.loadMore();
    shop.reachEnd();
    shop.retry();
    expect(shop.services.pages.all).toEqual([]);
    expect(shop.seen).toEqual(UNSEEN);
  });

  it("reads every product by default, and how many each filter would leave", async () => {
    const shop = runCatalog();
    shop.browse({});
    expect(shop.seen).toEqual({ ...UNSEEN, isReading: true });
    const switches = { onOffer: 0, inStock: 2, coldChain: 1 };
    const facets = { brands: [{ name: "Nube", count: 2 }], categories: [], switches };
    await shop.answer(page(["leche", "pan"], { facets, didYouMean: "leche" }));
    expect(shop.services.pages.inputs).toEqual([{ filters: {} }]);
    expect(shop.seen).toEqual({
      ...UNSEEN,
      products: ["leche", "pan"],
      total: 2,
      facets,
      didYouMean: "leche",
    });
  });

  it("has what may do instead of a search that finds nothing", async () => {
    const shop = runCatalog();
    shop.browse({ query: "xilófono" });
    await shop.answer(page([], { neighbours: [productOf("leche")] }));
    expect(shop.seen).toMatchObject({ products: [], total: 0, neighbours: ["leche"] });
  });

  it("requests all parameters of the URL", () => {
    const shop = runCatalog();
    const price = { minPrice: 1000, maxPrice: 5000 };
    const filters = { ...price, brands: ["Nube"], onOffer: true, inStock: true, coldChain: true };
    shop.browse({ category: "lacteos", query: "queso", sort: "price", ...filters });
    expect(shop.services.pages.inputs).toEqual([
      { category: "lacteos", query: "queso", sort: "price", filters },
    ]);
  });

  it("reports which parts of the URL were corrected, until the next URL", async () => {
    const shop = runCatalog();
    shop.browse({}, { errors: ["sort", "price"] });
    expect(shop.seen.errors).toEqual(["sort", "price"]);
    await shop.answer(BREAD);
    shop.browse({});
    expect(shop.seen).toMatchObject({ errors: [], products: ["pan"] });
    expect(shop.asked).toBe(1);
  });

  it("shows all categories, and says so, when there is no such category", async () => {
    const shop = runCatalog();
    shop.browse({ category: "jugueteria", query: "pan" });
    await shop.refuse({ id: 422, field: "category" });
    expect(shop.seen).toMatchObject({ isReading: true, errors: ["category"] });
    await shop.answer(BREAD);
    expect(shop.services.pages.inputs.at(-1)).toEqual({ query: "pan", filters: {} });
    expect(shop.seen).toMatchObject({ products: ["pan"], listing: { category: null, query: "pan" } });
  });

  it("returns to the URL of a missing category without requesting it again", async () => {
    const shop = runCatalog();
    shop.browse({ category: "jugueteria" });
    await shop.refuse({ id: 422, field: "category" });
    await shop.answer(BREAD);
    shop.browse({ category: "jugueteria" });
    expect(shop.seen).toMatchObject({ products: ["pan"], isReading: false, errors: ["category"] });
    shop.browse({ category: "lacteos" });
    await shop.answer(FIRST);
    shop.browse({ category: "jugueteria" }, { errors: ["sort"] });
    expect(shop.seen).toMatchObject({ products: ["pan"], isReading: false, errors: ["sort", "category"] });
    expect(shop.seen.listing).toEqual(EVERYTHING);
    expect(shop.asked).toBe(3);
  });

  it("empties the list for another category, so that no product is shown under its name", async () => {
    const shop = await runFirstPage();
    shop.browse({ category: "panaderia" });
    expect(shop.seen).toMatchObject({ products: [], total: null, isReading: true });
    await shop.answer(BREAD);
    expect(shop.seen).toMatchObject({ products: ["pan"], hasMore: false });
    shop.browse({ category: "panaderia", query: "queso" });
    expect(shop.seen).toMatchObject({ products: [], isReading: true });
  });
});

describe("filtering and sorting", () => {
  it("keeps the shown list until the response replaces it", async () => {
    const shop = await runFirstPage();
    shop.browse({ category: "lacteos", onOffer: true });
    expect(shop.seen).toMatchObject({ products: ["leche"], total: 2, isReading: false, isUpdating: true });
    await shop.answer(page(["yogur"]));
    expect(shop.seen).toMatchObject({ products: ["yogur"], total: 1, isUpdating: false });
  });

  it("ends with the last choice, however fast they are made and whichever response is last", async () => {
    const shop = await runFirstPage();
    shop.browse({ category: "lacteos", onOffer: true });
    shop.browse({ category: "lacteos", onOffer: true, inStock: true });
    shop.browse({ category: "lacteos", onOffer: true, inStock: true, sort: "price" });
    const [, offers, inStock, sorted] = shop.services.pages.all;
    expect([offers?.signal.aborted, inStock?.signal.aborted, sorted?.signal.aborted]).toEqual([
      true,
      true,
      false,
    ]);
    await sorted?.answer(page(["yogur"]));
    await offers?.answer(BREAD);
    await inStock?.refuse({ id: 500 });
    expect(shop.seen).toMatchObject({ products: ["yogur"], isUpdating: false, reason: null });
  });

  it("asks once when the same choice is made twice", async () => {
    const shop = await runFirstPage();
    shop.browse({ category: "lacteos", onOffer: true });
    shop.browse({ category: "lacteos", onOffer: true }, { errors: ["sort"] });
    expect(shop.asked).toBe(2);
    expect(shop.seen).toMatchObject({ isUpdating: true, errors: ["sort"] });
  });

  it("is undone at once by Back, and the pending response is dropped", async () => {
    const shop = await runFirstPage();
    shop.browse({ category: "lacteos", onOffer: true });
    const late = shop.services.pages.last;
    shop.browse({ category: "lacteos" });
    expect(late.signal.aborted).toBe(true);
    await late.answer(BREAD);
    expect(shop.seen).toMatchObject({ products: ["leche"], isUpdating: false });
    expect(shop.asked).toBe(2);
  });

  it("shows the reason when it fails, as the shown list does not match the URL", async () => {
    const shop = await runFirstPage();
    shop.browse({ category: "lacteos", onOffer: true });
    await shop.refuse({ id: 500 });
    expect(shop.seen).toMatchObject({ products: [], hasFailed: true, reason: { id: 500 } });
    shop.browse({ category: "lacteos" });
    expect(shop.seen).toMatchObject({ products: ["leche"], hasFailed: false, reason: null });
  });
});

describe("Back and Forward", () => {
  it("restore a list at once, with all its pages", async () => {
    const shop = await runBothPages();
    shop.browse({ category: "panaderia" });
    await shop.answer(BREAD);
    shop.browse({ category: "lacteos" });
    expect(shop.seen).toMatchObject({ products: ["leche", "crema"], total: 2, isReading: false });
    shop.browse({ category: "panaderia" });
    expect(shop.seen).toMatchObject({ products: ["pan"] });
    expect(shop.asked).toBe(3);
  });

  it("keep it, and its pending next page, on a return before that has loaded", async () => {
    const shop = await runFirstPage();
    shop.loadMore();
    shop.browse({ category: "lacteos" });
    expect(shop.seen).toMatchObject({ products: ["leche"], isExtending: true });
    await shop.answer(LAST);
    expect(shop.seen.products).toEqual(["leche", "crema"]);
  });

  it("read a list again behind its back after two minutes, page by page, and swap it in one go", async () => {
    const shop = await runBothPages();
    shop.browse({ category: "lacteos" }, { seconds: 121 });
    await shop.answer(page(["leche"], { total: 2, nextCursor: "c" }));
    expect(shop.seen).toMatchObject({ products: ["leche", "crema"], isReading: false, isExtending: false });
    await shop.answer(page(["mantequilla"], { total: 2 }));
    expect(shop.seen.products).toEqual(["leche", "mantequilla"]);
    expect(shop.services.pages.inputs.slice(2)).toEqual([
      { category: "lacteos", filters: {} },
      { category: "lacteos", filters: {}, cursor: "c" },
    ]);
  });

  it("believe what was read again for another two minutes", async () => {
    const shop = await runFirstPage();
    shop.browse({ category: "lacteos" }, { seconds: 130 });
    await shop.answer(FIRST);
    shop.browse({ category: "lacteos" }, { seconds: 60 });
    expect(shop.asked).toBe(2);
  });

  it("show no reason of a failed page beside a list that was reloaded since", async () => {
    const shop = await runFirstPage();
    shop.loadMore();
    await shop.refuse({ id: 503 });
    shop.browse({ category: "lacteos" }, { seconds: 600 });
    await shop.answer(BREAD);
    expect(shop.seen).toMatchObject({ products: ["pan"], hasMore: false, reason: null });
    shop.services.setNetwork(true);
    expect(shop.asked).toBe(3);
  });

  it("show what there was when it cannot be read again", async () => {
    const shop = await runBothPages();
    shop.browse({ category: "panaderia" });
    await shop.answer(BREAD);
    shop.browse({ category: "lacteos" }, { seconds: 600 });
    await shop.refuse({ id: 503 });
    expect(shop.seen).toMatchObject({ products: ["leche", "crema"], reason: null, hasFailed: false });
  });

  it.each(["loadMore", "reachEnd"] as const)("let a list go on at %s while it is read again", async (ask) => {
    const shop = await runFirstPage();
    shop.actor.send({ type: "catalog.page", isEndless: true });
    shop.browse({ category: "lacteos" }, { seconds: 600 });
    shop[ask]();
    expect(shop.seen.isExtending).toBe(true);
    await shop.answer(LAST);
    expect(shop.seen.products).toEqual(["leche", "crema"]);
  });

  it("keep twelve lists besides the one that is shown, and forget the oldest", async () => {
    const shop = runCatalog();
    const categories = Array.from({ length: 14 }, (_, aisle) => `aisle-${aisle}`);
    for (const category of categories) {
      shop.browse({ category });
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tested
      await shop.answer(page([category]));
    }
    shop.browse({ category: "aisle-1" });
    expect(shop.seen).toMatchObject({ products: ["aisle-1"], isReading: false });
    shop.browse({ category: "aisle-0" });
    expect(shop.seen).toMatchObject({ products: [], isReading: true });
  });

  it("keep the list that was left last however long it is, and no more than two thousand products besides", async () => {
    const shop = runCatalog();
    const long = (name: string, count: number) =>
      page(Array.from({ length: count }, (_, place) => `${name}-${place}`));
    shop.browse({ category: "corto" });
    await shop.answer(long("corto", 10));
    shop.browse({ category: "largo" });
    await shop.answer(long("largo", 2500));
    shop.browse({ category: "otro" });
    await shop.answer(long("otro", 1));
    shop.browse({ category: "largo" });
    expect(shop.seen.products).toHaveLength(2500);
    shop.browse({ category: "corto" });
    expect(shop.seen).toMatchObject({ isReading: true });
  });
});

describe("asking for more", () => {
  it("appends the next page, and requests it once however often the button is pressed", async () => {
    const shop = await runFirstPage();
    shop.loadMore();
    shop.loadMore();
    expect(shop.seen).toMatchObject({ products: ["leche"], isReading: false, isExtending: true });
    await shop.answer(LAST);
    expect(shop.services.pages.inputs).toEqual([
      { category: "lacteos", filters: {} },
      { category: "lacteos", filters: {}, cursor: "después-de-leche" },
    ]);
    expect(shop.seen).toMatchObject({ products: ["leche", "crema"], hasMore: false, isExtending: false });
  });

  it("shows a product once that has moved from one page to the next", async () => {
    const shop = await runFirstPage();
    shop.loadMore();
    await shop.answer(page(["leche", "crema"], { total: 2 }));
    expect(shop.seen.products).toEqual(["leche", "crema"]);
  });

  it("requests nothing after the last page", async () => {
    const shop = await runBothPages();
    shop.loadMore();
    expect(shop.asked).toBe(2);
    expect(shop.seen.isExtending).toBe(false);
  });

  it("keeps the shown list when it fails, shows why, and can be tried again", async () => {
    const shop = await runFirstPage();
    shop.loadMore();
    await shop.refuse({ id: 500 });
    expect(shop.seen).toMatchObject({ products: ["leche"], hasMore: true, reason: { id: 500 } });
    shop.loadMore();
    expect(shop.seen.reason).toBeNull();
    await shop.answer(LAST);
    expect(shop.seen.products).toEqual(["leche", "crema"]);
  });
});

describe("an endless list", () => {
  it("is so only if the shopper has chosen it, and the device stores it", async () => {
    const shop = await runFirstPage();
    shop.reachEnd();
    expect(shop.asked).toBe(1);
    shop.actor.send({ type: "catalog.page", isEndless: true });
    expect(shop.services.isEndless).toBe(true);
    shop.reachEnd();
    await shop.answer(LAST);
    expect(shop.seen.products).toEqual(["leche", "crema"]);
  });

  it("stops at a failure until the shopper retries, so that there are no endless requests", async () => {
    const shop = await runFirstPage();
    shop.actor.send({ type: "catalog.page", isEndless: true });
    shop.reachEnd();
    await shop.refuse({ id: 500 });
    shop.reachEnd();
    shop.reachEnd();
    expect(shop.asked).toBe(2);
  });
});

describe("a listing that could not be read", () => {
  it("says why, and is read again when the shopper asks", async () => {
    const shop = runCatalog();
    shop.browse({ category: "lacteos" });
    await shop.refuse({ id: 500 });
    expect(shop.seen).toEqual({
      ...UNSEEN,
      listing: { ...EVERYTHING, category: "lacteos" },
      hasFailed: true,
      reason: { id: 500 },
    });
    shop.retry();
    expect(shop.seen).toMatchObject({ isReading: true, reason: null });
    await shop.answer(FIRST);
    expect(shop.seen).toMatchObject({ products: ["leche"], reason: null });
  });

  it("is read by itself once there is a network, if that was missing", async () => {
    const shop = runCatalog();
    shop.browse({});
    await shop.refuse({ id: 503 });
    shop.services.setNetwork(false);
    expect(shop.asked).toBe(1);
    shop.services.setNetwork(true);
    await shop.answer(BREAD);
    expect(shop.seen).toMatchObject({ products: ["pan"], reason: null });
  });

  it("is left alone by the network when the server had refused it", async () => {
    const shop = runCatalog();
    shop.browse({});
    await shop.refuse({ id: 500 });
    shop.services.setNetwork(true);
    expect(shop.asked).toBe(1);
  });

  it("loads the next page once the network is back", async () => {
    const shop = await runFirstPage();
    shop.loadMore();
    await shop.refuse({ id: 503 });
    shop.services.setNetwork(true);
    await shop.answer(LAST);
    expect(shop.seen).toMatchObject({ products: ["leche", "crema"], reason: null });
  });
});

it("a network that cannot be observed does not prevent browsing", async () => {
  const shop = runCatalog({ canWatchNetwork: false });
  shop.browse({});
  await shop.answer(BREAD);
  expect(shop.seen.products).toEqual(["pan"]);
});

it("the chart has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
