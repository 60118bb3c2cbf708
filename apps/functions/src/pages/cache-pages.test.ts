import { expect, test } from "vitest";
import type { Answer, AskCatalogue, Renderer, RenderPage } from "./built-web.ts";
import { cachePages } from "./cache-pages.ts";

/** Requests a page as the function does: if it is not cached, it is rendered. */
function openCache(ask: AskCatalogue, maxBytes?: number) {
  const pages = cachePages(ask, maxBytes);
  return async (renderer: Renderer, address: string) => {
    const page = { renderer, address, origin: "https://a.test" };
    return (await pages.find(page)) ?? pages.render(page);
  };
}

/** A catalogue of one product, and a page that says its price. */
function openPages() {
  const state = { price: 10, rendered: 0 };
  const pages = openCache(async (): Promise<Answer> => ({ value: { price: state.price } }));
  const renderPage: RenderPage = async (address, { origin, ask }) => {
    state.rendered += 1;
    const answer = await ask("getProduct", { id: address });
    return { status: 200, html: `${origin} ${JSON.stringify(answer)}` };
  };
  const renderer: Renderer = { renderPage, knownAddress: (address) => address, skeletonOf: () => "/" };
  return { state, renderer, page: (address: string, how = renderer) => pages(how, address) };
}

test("a page is rendered once for as long as the catalogue says the same", async () => {
  const { state, page } = openPages();
  const first = await page("leche");
  expect(await page("leche")).toBe(first);
  expect(state.rendered).toBe(1);
});

test("another build of the shop renders anew", async () => {
  const { renderer, page } = openPages();
  await page("leche");
  const other: Renderer = { ...renderer, renderPage: async () => ({ status: 200, html: "new" }) };
  expect(await page("leche", other)).toEqual({ status: 200, html: "new" });
});

test("pages are cached up to so many bytes, the last requested ones", async () => {
  const { state, renderer } = openPages();
  const pages = openCache(async (): Promise<Answer> => ({ value: "x".repeat(1000) }), 10_000);
  const page = (address: string) => pages(renderer, address);
  // Each response is stored twice: in the page, and for comparison. A character may take two bytes.
  await page("a");
  await Promise.all(["b", "c"].map(page));
  await page("c");
  expect(state.rendered).toBe(3);
  await page("a");
  expect(state.rendered).toBe(4);
});
