import { describe, expect, test } from "vitest";
import { countDocs } from "../testing/count-docs.ts";
import { openShop } from "../testing/open-shop.ts";
import { LIMITS, type Limits } from "./limits.ts";

const message = {
  method: "sendMessage",
  name: "Ana",
  email: "ana@correo.mx",
  message: "¿Abren los domingos?",
};

/** The limits of the shop with a few small ones. */
function withLimits(over: Partial<Limits>): { limits: Limits } {
  return { limits: { ...LIMITS, ...over } };
}

function tooMany(retryAfter: number, time: string) {
  const text = `Hiciste muchas solicitudes seguidas. Espera ${time} y vuelve a intentarlo.`;
  return { code: { id: 429, retryAfter, message: text } };
}

describe("calls of one account", () => {
  const limits = withLimits({ account: { burst: 2, perSecond: 0.1 }, address: { burst: 1, perSecond: 1 } });

  test("beyond a burst they are a 429 with a retry delay, and change nothing", async () => {
    const shop = await openShop(limits);
    const clear = () => shop.call("httpCartsServices", { method: "clearCart" }, "ana");
    await clear();
    await shop.call("httpCartsServices", { method: "getCart" }, "ana");
    expect(await clear()).toEqual(tooMany(10, "10 segundos"));
    expect(shop.logged).toEqual([
      {
        severity: "INFO",
        message: "failure 429",
        requestId: "id-3",
        service: "httpCartsServices",
        method: "clearCart",
        failure: 429,
        durationMs: 0,
      },
    ]);
  });

  test("one account, and callers without one, do not affect each other", async () => {
    const shop = await openShop(limits);
    const read = (who?: string) => shop.call("httpCatalogServices", { method: "getCategories" }, who);
    await Promise.all(["ana", "ana"].map(read));
    expect(await read("luis")).toEqual({ categories: [] });
    expect(await read()).toEqual({ categories: [] });
    expect(await read()).toEqual(tooMany(1, "1 segundo"));
    expect(await read("ana")).toEqual(tooMany(10, "10 segundos"));
  });

  test("the same limit holds for all services together", async () => {
    const shop = await openShop(limits);
    await Promise.all([1, 2].map(() => shop.call("httpCartsServices", { method: "getCart" }, "ana")));
    expect(await shop.call("httpContactServices", message, "ana")).toEqual(tooMany(10, "10 segundos"));
  });
});

describe("calls of a method that is counted", () => {
  const rule = { max: 2, windowMs: 60_000, by: "caller" } as const;
  const limits = withLimits({ methods: { httpContactServices: { sendMessage: rule } } });

  test("beyond the limit of the window they are a 429, and nothing is stored", async () => {
    const shop = await openShop(limits);
    const sent = Promise.all([1, 2].map(() => shop.call("httpContactServices", message)));
    expect(await sent).toEqual([{}, {}]);
    expect(await shop.call("httpContactServices", message)).toEqual(tooMany(60, "60 segundos"));
    expect(await countDocs(shop.store, "messages")).toBe(2);
  });

  test("invalid ones do not count", async () => {
    const shop = await openShop(limits);
    const wrong = { ...message, email: "ana" };
    await Promise.all([1, 2, 3].map(() => shop.call("httpContactServices", wrong)));
    expect(await shop.call("httpContactServices", message)).toEqual({});
  });

  test("an account is counted as itself, not as its address", async () => {
    const shop = await openShop(limits);
    const senders = [undefined, undefined, "ana", "ana", "luis"];
    const sent = Promise.all(senders.map((who) => shop.call("httpContactServices", message, who)));
    expect(await sent).toEqual([{}, {}, {}, {}, {}]);
    expect(await shop.call("httpContactServices", message, "ana")).toEqual(tooMany(60, "60 segundos"));
  });

  test("a caller without an account is not counted where only accounts are", async () => {
    const byAccount = { httpContactServices: { sendMessage: { ...rule, by: "account" } } } as const;
    const shop = await openShop(withLimits({ methods: byAccount }));
    const sent = Promise.all([1, 2, 3].map(() => shop.call("httpContactServices", message)));
    expect(await sent).toEqual([{}, {}, {}]);
    expect(await countDocs(shop.store, "limits")).toBe(0);
  });
});

describe("a caller who forges an address for each call", () => {
  const rule = { max: 2, windowMs: 60_000, by: "caller" } as const;
  const limits = withLimits({
    address: { burst: 4, perSecond: 0.1 },
    methods: { httpContactServices: { sendMessage: rule } },
    addressesPerHop: 3,
  });

  /** A shop whose calls come from new addresses through one hop. */
  function openInvented() {
    let calls = 0;
    return openShop({ ...limits, addressOf: () => ({ address: `invented ${(calls += 1)}`, hop: "front" }) });
  }

  test("is let in as often as three addresses", async () => {
    const shop = await openInvented();
    const read = () => shop.call("httpCatalogServices", { method: "getCategories" });
    const all = await Promise.all(Array.from({ length: 12 }, read));
    expect(all).toEqual(Array.from({ length: 12 }, () => ({ categories: [] })));
    expect(await read()).toMatchObject({ code: { id: 429 } });
  });

  test("has a method that is counted as often as three addresses", async () => {
    const shop = await openInvented();
    const send = () => shop.call("httpContactServices", message);
    const all = await Promise.all(Array.from({ length: 6 }, send));
    expect(all).toEqual(Array.from({ length: 6 }, () => ({})));
    expect(await send()).toEqual(tooMany(60, "60 segundos"));
    expect(await countDocs(shop.store, "messages")).toBe(6);
  });

  test("does not affect callers through another hop, and one address alone takes nothing from its hop", async () => {
    let caller = { address: "ana", hop: "front" };
    const shop = await openShop({ ...limits, addressOf: () => caller });
    const send = () => shop.call("httpContactServices", message);
    await Promise.all(Array.from({ length: 9 }, send));
    caller = { address: "luis", hop: "front" };
    expect(await send()).toEqual({});
    caller = { address: "eva", hop: "other" };
    expect(await send()).toEqual({});
  });
});

test("errors of callers share one limit of the log, and errors of the shop have none", async () => {
  const shop = await openShop(withLimits({ rejections: { burst: 3, perSecond: 0.001 } }));
  const read = (id: unknown) => shop.call("httpCatalogServices", { method: "getProduct", id });
  const anonymous = () => shop.call("httpCartsServices", { method: "getCart" });
  const rounds = Array.from({ length: 10 }, async () => {
    expect(await read("no-existe")).toMatchObject({ code: { id: 404 } });
    expect(await read("NO VALE")).toMatchObject({ code: { id: 422 } });
    await expect(anonymous()).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(shop.call("httpCartsServices", { method: "nada" })).rejects.toMatchObject({
      code: "invalid-argument",
    });
  });
  await Promise.all(rounds);
  expect(shop.logged).toHaveLength(3);
  await shop.store.close();
  await Promise.all([read("leche"), read("leche")]);
  expect(shop.logged.slice(3)).toMatchObject([{ severity: "ERROR" }, { severity: "ERROR" }]);
});
