import { expect, test } from "vitest";
import type { Answer, RenderPage } from "./load-renderer.ts";
import { cachePages } from "./cache-pages.ts";

/** A catalogue of one product, and a page that says its price. */
function openPages() {
  const state = { price: 10, rendered: 0 };
  const pages = cachePages(async (_method, input): Promise<Answer> => {
    const { id } = input as { id: string };
    return id === "leche" ? { value: { price: state.price } } : { failure: { id: 404, what: "product" } };
  });
  const render: RenderPage = async (address, { origin, ask }) => {
    state.rendered += 1;
    const answer = await ask("getProduct", { id: address });
    return { status: "value" in answer ? 200 : 404, html: `${origin} ${JSON.stringify(answer)}` };
  };
  return { state, render, page: (address: string, how = render) => pages(how, address, "https://a.test") };
}

test("a page is rendered once for as long as the catalogue says the same", async () => {
  const { state, page } = openPages();
  const first = await page("leche");
  expect(await page("leche")).toBe(first);
  expect(state.rendered).toBe(1);
});

test("a page says the price of the moment", async () => {
  const { state, page } = openPages();
  await page("leche");
  state.price = 12;
  expect(await page("leche")).toEqual({ status: 200, html: 'https://a.test {"value":{"price":12}}' });
});

test("what there is not is a page too, and kept in the same way", async () => {
  const { state, page } = openPages();
  expect(await page("nada")).toMatchObject({ status: 404 });
  await page("nada");
  expect(state.rendered).toBe(1);
});

test("another build of the shop draws anew", async () => {
  const { render, page } = openPages();
  await page("leche");
  const other: RenderPage = async (...asked) => ({ ...(await render(...asked)), status: 200, html: "new" });
  expect(await page("leche", other)).toEqual({ status: 200, html: "new" });
});

test("pages are cached up to so many bytes, the last ones that were asked for", async () => {
  const { state, render } = openPages();
  const pages = cachePages(async (): Promise<Answer> => ({ value: "x".repeat(1000) }), 10_000);
  const page = (address: string) => pages(render, address, "https://a.test");
  // Each has its answer twice: in the page, and to compare it. A character may take two bytes.
  await page("a");
  await Promise.all(["b", "c"].map(page));
  await page("c");
  expect(state.rendered).toBe(3);
  await page("a");
  expect(state.rendered).toBe(4);
});

test("a page that is larger than the whole cache is sent and not cached", async () => {
  const { state, render } = openPages();
  const pages = cachePages(async (): Promise<Answer> => ({ value: "x".repeat(1000) }), 1000);
  await pages(render, "a", "https://a.test");
  expect(await pages(render, "a", "https://a.test")).toMatchObject({ status: 200 });
  expect(state.rendered).toBe(2);
});
