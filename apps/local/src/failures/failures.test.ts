import { serve } from "@shop/functions/testing";
import type { Request, Response } from "express";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLocalShop } from "../create-local-shop.ts";
import { readShop } from "../start/read-shop.ts";
import { CATALOG } from "../testing/catalog.ts";
import { signUpCustomer } from "../testing/customer.ts";
import { ORDER_REQUEST } from "../testing/order-request.ts";
import { useFolder } from "../testing/use-folder.ts";
import { post } from "../testing/wire.ts";
import { startLocalShop } from "../testing/start-local-shop.ts";
import { failCalls } from "./fail-calls.ts";
import { InjectedFailures } from "./injected-failures.ts";

const PATH = "/fallas-de-prueba";

/** A shop for one test, its page of failures, and calls of two functions. */
async function openShop() {
  const shop = createLocalShop({ dataFolder: useFolder(), shop: readShop() });
  onTestFinished(() => shop.close());
  const origin = await serve(shop.app);
  const visit = (query = "", headers: Record<string, string> = {}) =>
    fetch(`${origin}${PATH}${query}`, { headers });
  return {
    origin,
    visit,
    /** The state that the page shows. */
    state: async () => /role="status">([^<]*)</.exec(await (await visit()).text())?.[1],
    categories: () => answerOf(post(origin, "httpCatalogServices", { data: { method: "getCategories" } })),
    product: () =>
      answerOf(post(origin, "httpCatalogServices", { data: { method: "getProduct", id: "no" } })),
  };
}

/** The id of a failure; else "ok", or "lost" without a response. */
async function answerOf(call: ReturnType<typeof post>): Promise<number | string> {
  try {
    const { status, body } = await call;
    if (status !== 200) return status;
    return (body as { result: { code?: { id: number } } }).result.code?.id ?? "ok";
  } catch {
    return "lost";
  }
}

test.for([
  ["no-llega", "lost"],
  ["sin-respuesta", "lost"],
  ["401", 401],
  ["406", 406],
  ["429", 429],
  ["500", 500],
])("%s happens to the next call alone", async ([failure, answer]) => {
  const { visit, state, categories } = await openShop();
  await visit(`?falla=${failure}`);
  expect(await state()).toMatch(/^Falla: .* \(la siguiente; cualquier llamada\)\.$/);
  expect([await categories(), await categories(), await state()]).toEqual([answer, "ok", "Nada falla."]);
});

test("every third call fails, or all of them, until nothing fails", async () => {
  const { visit, categories } = await openShop();
  const four = async () => [await categories(), await categories(), await categories(), await categories()];
  await visit("?falla=429&turno=tercera");
  expect(await four()).toEqual(["ok", "ok", 429, "ok"]);
  await visit("?falla=406&turno=todas");
  expect(await four()).toEqual([406, 406, 406, 406]);
  await visit("?bien");
  expect(await four()).toEqual(["ok", "ok", "ok", "ok"]);
});

test("one method fails, or one function, and no other", async () => {
  const { visit, categories, product } = await openShop();
  await visit("?falla=429&turno=todas&llamada=getProduct");
  expect([await categories(), await product()]).toEqual(["ok", 429]);
  await visit("?falla=429&turno=todas&llamada=httpCatalogServices");
  expect([await categories(), await product()]).toEqual([429, 429]);
  await visit("?falla=429&turno=todas&llamada=httpCartsServices");
  expect([await categories(), await product()]).toEqual(["ok", 404]);
});

test("a slow call continues after five seconds", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const failures = new InjectedFailures();
  failures.inject({ kind: "tarda", turn: "siguiente", call: undefined });
  const next = vi.fn<() => void>();
  // It reads no other property of the request, and none of the response.
  const request = { path: "/httpCartsServices", body: { data: { method: "getCart" } } } as Request;
  void failCalls(failures, "es-MX")(request, {} as Response, next);
  vi.advanceTimersByTime(4999);
  expect(next).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(next).toHaveBeenCalledOnce();
});

test("while the network is away nothing answers but the page that brings it back", async () => {
  const { origin, visit, state, categories } = await openShop();
  await visit("?sin=red");
  expect([await state(), await categories()]).toEqual(["No responde: la red.", "lost"]);
  await expect(fetch(origin)).rejects.toThrow("fetch failed");
  await visit("?bien=1");
  expect(await categories()).toBe("ok");
});

test("a query that says nothing of it changes nothing", async () => {
  const { visit, state } = await openShop();
  expect((await visit("?falla=999")).status).toBe(400);
  expect((await visit("?falla=429&turno=nunca")).status).toBe(400);
  expect((await visit("?sin=luz")).status).toBe(400);
  expect(await state()).toBe("Nada falla.");
});

test("neither a page elsewhere nor a picture of the shop lets anything fail; a link leads to the page", async () => {
  const { visit, state } = await openShop();
  const statusOf = async (headers: Record<string, string>) => (await visit("?sin=red", headers)).status;
  expect(await statusOf({ "sec-fetch-site": "cross-site", "sec-fetch-dest": "image" })).toBe(403);
  expect(await statusOf({ origin: "http://otra.example" })).toBe(403);
  // An importer may write its address.
  expect(await statusOf({ "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" })).toBe(403);
  expect(await statusOf({ "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" })).toBe(200);
  expect(await state()).toBe("Nada falla.");
});

test("while the payment service is down no order can be paid, and when it is back the same order continues", async () => {
  const shop = await startLocalShop({ catalog: CATALOG });
  onTestFinished(() => shop.stop());
  const ana = await signUpCustomer(shop.origin);
  await ana.add("arroz", 4);
  await fetch(`${shop.origin}${PATH}?sin=pagos`);
  const placed = await ana.call("httpPaymentServices", { method: "placeOrder", ...ORDER_REQUEST });
  expect(placed.body).toMatchObject({ result: { code: { id: 500 } } });
  await fetch(`${shop.origin}${PATH}?bien`);
  const again = await ana.call("httpPaymentServices", { method: "placeOrder", ...ORDER_REQUEST });
  expect(again.body).toMatchObject({ result: { payment: { kind: "redirect" } } });
});
