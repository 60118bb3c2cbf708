import type { ProductPage } from "@shop/contract";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { catalogMachine } from "./catalog-machine.ts";
import { TakenTransitions } from "@shop/machine-checks";
import { selectCatalog, selectFailure, selectIsExtending, selectIsLoading } from "./selectors.ts";
import { provideCatalog } from "./services.ts";
import { FakeCatalogServices, productOf } from "./testing.ts";

const MILK = productOf("leche");
const CREAM = productOf("crema");
const BREAD = productOf("pan");
const NOTHING = { category: null, products: [], total: 0, nextCursor: null };
const QUIET = { isLoading: false, isExtending: false, failure: null };
const FIRST_PAGE: ProductPage = { products: [MILK], total: 2, nextCursor: "después-de-leche" };
const LAST_PAGE: ProductPage = { products: [CREAM], total: 2 };
const transitions = new TakenTransitions(catalogMachine);

function runCatalog() {
  const services = new FakeCatalogServices();
  const actor = createActor(provideCatalog(services), { inspect: transitions.note }).start();
  return {
    services,
    actor,
    browse: (category: string | null) => actor.send({ type: "catalog.browse", category }),
    more: () => actor.send({ type: "catalog.more" }),
    /** What a screen asks. */
    get seen() {
      const snapshot = actor.getSnapshot();
      const { category, products, total, nextCursor } = selectCatalog(snapshot);
      return {
        category,
        products,
        total,
        nextCursor,
        isLoading: selectIsLoading(snapshot),
        isExtending: selectIsExtending(snapshot),
        failure: selectFailure(snapshot),
      };
    },
  };
}

/** A marketplace that shows the first of two pages. */
async function runFirstPage() {
  const shop = runCatalog();
  shop.browse("lacteos");
  await shop.services.pages.last.answer(FIRST_PAGE);
  return shop;
}

describe("browsing", () => {
  it("reads nothing before the marketplace is opened", () => {
    const shop = runCatalog();
    shop.more();
    shop.actor.send({ type: "catalog.retry" });
    expect(shop.services.pages.all).toEqual([]);
    expect(shop.seen).toEqual({ ...NOTHING, ...QUIET });
  });

  it("reads every product when no aisle is chosen", async () => {
    const shop = runCatalog();
    shop.browse(null);
    expect(shop.seen).toEqual({ ...NOTHING, ...QUIET, isLoading: true });
    await shop.services.pages.last.answer({ products: [MILK, BREAD], total: 2 });
    expect(shop.services.pages.inputs).toEqual([{}]);
    expect(shop.seen).toEqual({ ...NOTHING, ...QUIET, products: [MILK, BREAD], total: 2 });
  });

  it("reads the first page of an aisle, and knows that there is more", async () => {
    const shop = await runFirstPage();
    expect(shop.services.pages.inputs).toEqual([{ category: "lacteos" }]);
    expect(shop.seen).toEqual({
      ...QUIET,
      category: "lacteos",
      products: [MILK],
      total: 2,
      nextCursor: "después-de-leche",
    });
  });

  it("keeps the list when the shopper comes back to it, with all its pages", async () => {
    const shop = await runFirstPage();
    shop.more();
    await shop.services.pages.last.answer(LAST_PAGE);
    shop.browse("lacteos");
    expect(shop.seen).toMatchObject({ ...QUIET, products: [MILK, CREAM] });
    expect(shop.services.pages.all).toHaveLength(2);
  });

  it("empties the shelf for another aisle, so that no product stands under a foreign name", async () => {
    const shop = await runFirstPage();
    shop.browse("panaderia");
    expect(shop.seen).toEqual({ ...NOTHING, ...QUIET, category: "panaderia", isLoading: true });
    await shop.services.pages.last.answer({ products: [BREAD], total: 1 });
    expect(shop.seen).toMatchObject({ category: "panaderia", products: [BREAD], nextCursor: null });
  });
});

describe("browsing fast", () => {
  it("ends in the aisle that was chosen last, whichever answer comes last", async () => {
    const shop = runCatalog();
    shop.browse("lacteos");
    shop.browse("farmacia");
    shop.browse("panaderia");
    const [milk, pills, bread] = shop.services.pages.all;
    expect([milk?.signal.aborted, pills?.signal.aborted, bread?.signal.aborted]).toEqual([true, true, false]);
    await bread?.answer({ products: [BREAD], total: 1 });
    await pills?.refuse({ id: 500 });
    await milk?.answer(FIRST_PAGE);
    expect(shop.seen).toEqual({
      ...NOTHING,
      ...QUIET,
      category: "panaderia",
      products: [BREAD],
      total: 1,
    });
  });

  it("drops a next page that arrives after the shopper has left the aisle", async () => {
    const shop = await runFirstPage();
    shop.more();
    const late = shop.services.pages.last;
    shop.browse("panaderia");
    expect(late.signal.aborted).toBe(true);
    await late.answer(LAST_PAGE);
    await shop.services.pages.last.answer({ products: [BREAD], total: 1 });
    expect(shop.seen.products).toEqual([BREAD]);
  });
});

describe("asking for more", () => {
  it("adds the next page below, and asks for it once however often the button is pressed", async () => {
    const shop = await runFirstPage();
    shop.more();
    shop.more();
    expect(shop.seen).toMatchObject({ products: [MILK], isLoading: false, isExtending: true });
    await shop.services.pages.last.answer(LAST_PAGE);
    expect(shop.services.pages.inputs).toEqual([
      { category: "lacteos" },
      { category: "lacteos", cursor: "después-de-leche" },
    ]);
    expect(shop.seen).toEqual({
      ...QUIET,
      category: "lacteos",
      products: [MILK, CREAM],
      total: 2,
      nextCursor: null,
    });
  });

  it("asks for the next page of all aisles without naming one", async () => {
    const shop = runCatalog();
    shop.browse(null);
    await shop.services.pages.last.answer(FIRST_PAGE);
    shop.more();
    expect(shop.services.pages.inputs).toEqual([{}, { cursor: "después-de-leche" }]);
  });

  it("keeps the list when the shopper leaves and comes back before the next page is there", async () => {
    const shop = await runFirstPage();
    shop.more();
    shop.browse("lacteos");
    expect(shop.seen).toMatchObject({ products: [MILK], isLoading: false, isExtending: true });
    await shop.services.pages.last.answer(LAST_PAGE);
    expect(shop.seen.products).toEqual([MILK, CREAM]);
    expect(shop.services.pages.all).toHaveLength(2);
  });

  it("asks for nothing after the last page", async () => {
    const shop = await runFirstPage();
    shop.more();
    await shop.services.pages.last.answer(LAST_PAGE);
    shop.more();
    expect(shop.services.pages.all).toHaveLength(2);
    expect(shop.seen.isExtending).toBe(false);
  });

  it("keeps what is shown when it fails, says why, and can be tried again", async () => {
    const shop = await runFirstPage();
    shop.more();
    await shop.services.pages.last.refuse({ id: 503 });
    expect(shop.seen).toEqual({
      ...QUIET,
      category: "lacteos",
      products: [MILK],
      total: 2,
      nextCursor: "después-de-leche",
      failure: { id: 503 },
    });
    shop.more();
    await shop.services.pages.last.answer(LAST_PAGE);
    expect(shop.seen).toMatchObject({ products: [MILK, CREAM], failure: null });
  });
});

describe("an aisle that could not be read", () => {
  it("says why, and is read again when the shopper asks", async () => {
    const shop = runCatalog();
    shop.browse("lacteos");
    await shop.services.pages.last.refuse({ id: 500 });
    expect(shop.seen).toEqual({ ...NOTHING, ...QUIET, category: "lacteos", failure: { id: 500 } });
    shop.actor.send({ type: "catalog.retry" });
    expect(shop.seen.isLoading).toBe(true);
    await shop.services.pages.last.answer(FIRST_PAGE);
    expect(shop.services.pages.inputs).toEqual([{ category: "lacteos" }, { category: "lacteos" }]);
    expect(shop.seen).toMatchObject({ products: [MILK], failure: null });
  });

  it("is read again by coming back to it", async () => {
    const shop = runCatalog();
    shop.browse("lacteos");
    await shop.services.pages.last.refuse({ id: 500 });
    shop.browse("lacteos");
    expect(shop.seen).toEqual({ ...NOTHING, ...QUIET, category: "lacteos", isLoading: true });
  });
});

describe("the chart", () => {
  it("has no transition that the tests above leave untaken", () => {
    expect(transitions.untaken).toEqual([]);
  });
});
