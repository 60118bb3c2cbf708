import { once } from "node:events";
import { request as sendRequest, type RequestListener } from "node:http";
import { failureText, type Product } from "@shop/contract";
import { describe, expect, test, vi } from "vitest";
import { hostedAddress, type ReadAddress } from "../rate-limits/client-address.ts";
import { LIMITS, type Limits } from "../rate-limits/limits.ts";
import type { BuiltWeb, Renderer, RenderPage } from "./built-web.ts";
import { createSendText } from "./send-text.ts";
import { openShop } from "../testing/open-shop.ts";
import { aCategory, aProduct } from "../testing/samples.ts";
import { serve } from "../testing/serve.ts";

const readSkeleton = async (skeleton: string) => `<!doctype html><title>${skeleton}</title>`;
const HTML = "text/html; charset=utf-8";

test("a page is what the build renders from the answers of the catalogue, for the address that was asked", async () => {
  const { ask, origin } = await servePages();
  expect(await ask("/detalles/leche-1-l")).toEqual({
    status: 200,
    type: HTML,
    text: `${origin}/detalles/leche-1-l: 28.5`,
  });
  expect(await ask("/detalles/nada")).toMatchObject({
    status: 404,
    text: `${origin}/detalles/nada: {"id":404,"what":"product"}`,
  });
});

test("a price that changes is the price of the next page", async () => {
  const { ask, stock } = await servePages();
  expect(await ask("/detalles/pan")).toMatchObject({ text: expect.stringMatching(/: 28.5$/) });
  await stock([aProduct({ id: "pan", price: 1000 })]);
  expect(await ask("/detalles/pan")).toMatchObject({ text: expect.stringMatching(/: 10$/) });
});

test("a page that cannot be rendered is sent as its skeleton, and the log has the error", async () => {
  const { ask, logged, store } = await servePages();
  await store.close();
  const text = await readSkeleton("/detalles");
  expect(await ask("/detalles/leche-1-l")).toEqual({ status: 200, type: HTML, text });
  expect(logged).toEqual([expect.objectContaining({ service: "httpPages", method: "render", failure: 500 })]);
});

test("a build without a renderer has one page for all", async () => {
  const { ask, logged } = await servePages({
    readSkeleton,
    loadRenderer: async () => undefined,
  });
  expect(await ask("/home")).toEqual({ status: 200, type: HTML, text: await readSkeleton("/") });
  expect(logged).toEqual([]);
});

test("a parameter that no screen reads makes no page of its own", async () => {
  const rendered: string[] = [];
  const renderer = noting(rendered);
  const { ask } = await servePages({ readSkeleton, loadRenderer: async () => renderer });
  await ask("/home?utm_source=boletin");
  await ask("/home?utm_source=anuncio");
  await ask("/home");
  expect(rendered).toEqual(["/home"]);
});

describe("a client that requests many pages", () => {
  const limits = {
    ...LIMITS,
    address: { burst: 5, perSecond: 0.1 },
    renders: { burst: 2, perSecond: 0.1 },
  };

  test("gets skeletons of the new ones beyond a limit, and those that are cached as they are", async () => {
    const { ask, logged } = await servePages(BUILT, "", { limits });
    const [milk] = [await ask("/detalles/leche-1-l"), await ask("/detalles/nada")];
    const text = await readSkeleton("/detalles");
    expect(await ask("/detalles/pan")).toEqual({ status: 200, type: HTML, text });
    expect(await ask("/detalles/leche-1-l")).toEqual(milk);
    expect(logged).toEqual([]);
  });

  test("gets as many new ones as three addresses, whatever addresses it forges", async () => {
    const rendered: string[] = [];
    const renderer = noting(rendered);
    const hosted = { ...limits, addressesPerHop: 3 };
    const web = { readSkeleton, loadRenderer: async () => renderer };
    const { ask } = await servePages(web, "", { limits: hosted, addressOf: hostedAddress });
    const askThree = (...numbers: number[]) =>
      Promise.all(
        numbers.map((each) => ask(`/detalles/nada-${each}`, { "fastly-client-ip": `203.0.113.${each}` })),
      );
    await askThree(1, 2, 3);
    await askThree(4, 5, 6);
    await askThree(7, 8, 9);
    expect(rendered).toHaveLength(6);
  });

  test("gets a sentence beyond the limit of calls, and nothing is written about it", async () => {
    const { ask, origin, logged } = await servePages(BUILT, "", { limits });
    await Promise.all(["/robots", "/sitemap.xml", "/home", "/home", "/robots"].map((path) => ask(path)));
    const refused = await fetch(`${origin}/detalles/pan`);
    expect([refused.status, refused.headers.get("retry-after"), await refused.text()]).toEqual([
      429,
      "10",
      `${failureText({ id: 429, retryAfter: 10 }, "es")}\n`,
    ]);
    expect(logged).toEqual([]);
  });
});

test("four pages are rendered at once, and the next one is sent empty meanwhile", async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const started: string[] = [];
  const slow: Renderer = {
    ...RENDERER,
    renderPage: async (address) => {
      started.push(address);
      await end;
      return { status: 200, html: address };
    },
  };
  const { ask } = await servePages({ readSkeleton, loadRenderer: async () => slow });
  const four = Promise.all(["/1", "/2", "/3", "/4"].map((path) => ask(path)));
  await vi.waitUntil(() => started.length === 4);
  expect(await ask("/5")).toMatchObject({ status: 200, text: await readSkeleton("/5") });
  resolve();
  expect((await four).map(({ text }) => text)).toEqual(["/1", "/2", "/3", "/4"]);
  expect(await ask("/5")).toMatchObject({ text: "/5" });
});

test("a shop whose web app is not built is unavailable", async () => {
  const { ask, logged } = await servePages(null);
  expect(await ask("/home")).toMatchObject({
    status: 503,
    text: `${failureText({ id: 500 }, "es")}\n`,
  });
  expect(logged).toEqual([expect.objectContaining({ service: "httpPages", method: "page" })]);
});

test("the sitemap names screens, categories and every product, each once, under the name that was asked", async () => {
  const { ask, origin } = await servePages();
  const { text, type, status } = await ask("/sitemap.xml");
  expect([status, type]).toEqual([200, "application/xml; charset=utf-8"]);
  expect([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(
    [
      "/home",
      "/marketplace",
      "/quienessomos",
      "/contactenos",
      "/privacidad",
      "/terminos",
      "/devoluciones",
      "/marketplace?categoria=lacteos",
      "/detalles/leche-1-l",
      "/detalles/pan",
    ].map((path) => origin + path),
  );
  const hosted = await ask("/sitemap.xml", { "x-forwarded-host": "tienda.example" });
  expect(hosted.text).toContain("<loc>https://tienda.example/home</loc>");
});

test("a forwarded host that is none changes nothing", async () => {
  const { ask } = await servePages();
  const hosts = [
    // Repeats the rest of a page wherever it is a replacement.
    "$'".repeat(900),
    '"><script>alert(1)</script>',
    "tienda.example/otra",
    "ana@tienda.example",
    "uno.example, dos.example",
    "a".repeat(300),
    "tienda.example:99999",
  ];
  const paths = ["/detalles/pan", "/sitemap.xml", "/robots"];
  const askAll = (headers?: Record<string, string>) => Promise.all(paths.map((path) => ask(path, headers)));
  const plain = await askAll();
  expect(await Promise.all(hosts.map((host) => askAll({ "x-forwarded-host": host })))).toEqual(
    hosts.map(() => plain),
  );
});

test("a request that names no host at all is a bad request", async () => {
  const { origin } = await servePages();
  const response = once(sendRequest(origin, { headers: { host: '"><b>' } }).end(), "response");
  expect((await response)[0]).toMatchObject({ statusCode: 400 });
});

test.for(["/detalles/%E0%A4%A", "/detalles/%", "http://["])(
  "what is no path of a page, such as %s, is a bad request that nothing renders",
  async (path) => {
    const rendered: string[] = [];
    const { statusOf } = await servePages({
      readSkeleton,
      loadRenderer: async () => noting(rendered),
    });
    expect([await statusOf(path), rendered]).toEqual([400, []]);
  },
);

test("a shop whose address is configured believes no header about it", async () => {
  const { ask } = await servePages(BUILT, "https://tienda.example");
  expect(await ask("/detalles/pan", { "x-forwarded-host": "otra.example" })).toMatchObject({
    text: "https://tienda.example/detalles/pan: 28.5",
  });
});

test("robots may read all but the calls, and find where the sitemap is", async () => {
  const { ask, origin } = await servePages();
  expect(await ask("/robots")).toEqual({
    status: 200,
    type: "text/plain; charset=utf-8",
    text: `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
  });
});

test("a text that the browser still has is not sent again, unless it has changed", async () => {
  const { origin } = await servePages();
  const { headers } = await fetch(`${origin}/robots`);
  const asked = { "if-none-match": headers.get("etag") ?? "", "cache-control": "max-age=0" };
  expect((await fetch(`${origin}/robots`, { headers: asked })).status).toBe(304);
  expect((await fetch(`${origin}/sitemap.xml`, { headers: asked })).status).toBe(200);
});

test("a text is compressed once for all clients", async () => {
  const compressed: string[] = [];
  const send = createSendText(async (text) => {
    compressed.push(text);
    return Buffer.from(`br ${text}`);
  });
  const texts = ["uno", "dos", "uno", "uno"].values();
  const path = await serve((request, response) => {
    void send(request, response, { status: 200, type: "text/plain", text: texts.next().value ?? "" });
  });
  const ask = async () => (await fetch(path, { headers: { "accept-encoding": "br" } })).status;
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 200]);
  expect(compressed).toEqual(["uno", "dos"]);
});

test("a text is sent compressed to clients that accept it, and without its body for HEAD", async () => {
  const { origin } = await servePages();
  const read = async (init: RequestInit) => {
    const response = await fetch(`${origin}/robots`, init);
    return [response.headers.get("content-encoding"), (await response.text()).length > 0];
  };
  expect(await read({ headers: { "accept-encoding": "br" } })).toEqual(["br", true]);
  expect(await read({ headers: { "accept-encoding": "gzip;q=0.1, BR ; q=0.5" } })).toEqual(["br", true]);
  const others = ["identity", "br;q=0", "gzip, br ; q=0.000", "x-br", "br-2"];
  const unpacked = others.map((encodings) => read({ headers: { "accept-encoding": encodings } }));
  expect(await Promise.all(unpacked)).toEqual(others.map(() => [null, true]));
  expect(await read({ method: "HEAD", headers: { "accept-encoding": "identity" } })).toEqual([null, false]);
  expect((await fetch(`${origin}/robots`, { method: "POST" })).status).toBe(405);
});

/** Renders a product's price, or the failure. */
const renderPage: RenderPage = async (address, { origin, ask }) => {
  const answer = await ask("getProduct", { id: address.split("/").at(-1) });
  if ("failure" in answer)
    return { status: 404, html: `${origin}${address}: ${JSON.stringify(answer.failure)}` };
  const { product } = answer.value as { product: Product };
  return { status: 200, html: `${origin}${address}: ${product.price / 100}` };
};

const RENDERER: Renderer = {
  renderPage,
  knownAddress: (address) => address.split("?utm", 1)[0] ?? "",
  skeletonOf: (pathname) => pathname.replace(/(?<=.)\/.*/, ""),
};

const BUILT: BuiltWeb = { loadRenderer: async () => RENDERER, readSkeleton };

/** Renders nothing, and records the requests. */
function noting(rendered: string[]): Renderer {
  const render: RenderPage = async (address) => {
    rendered.push(address);
    return { status: 200, html: "" };
  };
  return { ...RENDERER, renderPage: render };
}

/** Serves the function of a shop with two products on a free port. */
async function servePages(
  web: BuiltWeb | null = BUILT,
  configured = "",
  over: { limits?: Limits; addressOf?: ReadAddress } = {},
) {
  const { store, logged, stock, functions } = await openShop({
    products: [aProduct({ id: "leche-1-l" }), aProduct({ id: "pan" })],
    categories: [aCategory({ id: "lacteos" })],
    payments: { providers: {}, origin: () => configured },
    ...over,
    ...(web && { web }),
  });
  const origin = await serve(asExpress(functions.httpPages as unknown as RequestListener));
  return {
    store,
    stock,
    logged,
    origin,
    /** The status of a request for a raw target, which the client does not normalize. */
    statusOf: async (path: string) => {
      const response = once(sendRequest(origin, { path }).end(), "response");
      return (await response)[0].resume().statusCode;
    },
    ask: async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(origin + path, { headers });
      return {
        status: response.status,
        type: response.headers.get("content-type"),
        text: await response.text(),
      };
    },
  };
}

/** The properties that it reads of a host's request. */
function asExpress(listener: RequestListener): RequestListener {
  return (request, response) => listener(Object.assign(request, { originalUrl: request.url }), response);
}
