import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ANSWER_PLUGIN, isScreenCall, isWorthStoring } from "./answers.ts";

const call = (data: object) => JSON.stringify({ data });
const failure = (id: number) => JSON.stringify({ result: { code: { id, message: "" } } });

describe("a call", () => {
  it.each([
    { method: "getHome" },
    { method: "getCategories" },
    { method: "getProduct", id: "leche" },
    { method: "listProducts", category: "lacteos", cursor: "leche" },
  ])("%o makes a screen: its answer is stored", (data) => expect(isScreenCall(call(data))).toBe(true));

  it.each([
    call({ method: "suggest", query: "lec" }),
    call({ method: "getCart" }),
    call({ product: { method: "getHome" } }),
    JSON.stringify({ method: "getHome" }),
    "[]",
    "null",
    "getHome",
    "",
  ])("%s is none of those", (body) => expect(isScreenCall(body)).toBe(false));
});

describe("an answer", () => {
  it.each([
    JSON.stringify({ result: { products: [], total: 0 } }),
    JSON.stringify({ result: { products: [], code: { id: 200 } } }),
    failure(404),
    failure(410),
  ])("%s takes the place of the one before", (body) => expect(isWorthStoring(200, body)).toBe(true));

  it.each([
    [200, failure(300)],
    [200, failure(429)],
    [200, failure(500)],
    [500, JSON.stringify({ error: { status: "INTERNAL" } })],
    [404, JSON.stringify({ result: { products: [] } })],
    [200, JSON.stringify({ error: { status: "INTERNAL" } })],
    [200, "<!doctype html><title>Bienvenido a la red del café</title>"],
    [200, "null"],
  ])("%i %s says nothing about what was seen", (status, body) =>
    expect(isWorthStoring(status, body)).toBe(false),
  );
});

describe("the page", () => {
  const received: unknown[] = [];
  class FakeFetchEvent {
    clientId = "page";
    readonly request: { signal: AbortSignal };
    constructor(signal: AbortSignal) {
      this.request = { signal };
    }
  }

  beforeEach(() => {
    const page = { postMessage: (message: unknown) => received.push(message) };
    vi.stubGlobal("FetchEvent", FakeFetchEvent);
    vi.stubGlobal("clients", { get: async (id: string) => (id === "page" ? page : undefined) });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    received.length = 0;
  });

  /** Answers a call; without a network if there is a cached response. @returns whether that one was used */
  async function respond(cachedResponse?: Response, signal = new AbortController().signal): Promise<boolean> {
    // The parameters of a Workbox plugin, as far as they are read.
    const given = {
      event: new FakeFetchEvent(signal),
      state: {},
      cacheName: "",
      request: new Request("https://x.y"),
    };
    const about = given as unknown as Parameters<
      NonNullable<typeof ANSWER_PLUGIN.cachedResponseWillBeUsed>
    >[0];
    const used =
      cachedResponse && (await ANSWER_PLUGIN.cachedResponseWillBeUsed?.({ ...about, cachedResponse }));
    await ANSWER_PLUGIN.handlerDidRespond?.({ ...about, response: used ?? new Response("") });
    return Boolean(used);
  }

  it("receives that the server has answered", async () => {
    await respond();
    expect(received).toEqual([{ type: "answer.fresh" }]);
  });

  it("receives that it was an answer of before", async () => {
    expect(await respond(new Response(""))).toBe(true);
    expect(received).toEqual([{ type: "answer.cached" }]);
  });

  it("that has left gets none of before: its network is there", async () => {
    expect(await respond(new Response(""), AbortSignal.abort())).toBe(false);
  });
});
