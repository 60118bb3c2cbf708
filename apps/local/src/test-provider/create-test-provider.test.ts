import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { serve } from "@shop/functions/testing";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { useFolder } from "../testing/use-folder.ts";
import { createTestProvider } from "./create-test-provider.ts";
import { LATER } from "./payment-pages.ts";

const START = Date.parse("2026-11-21T12:00:00Z");

/** A bank with a payment, and a shop that answers its webhooks with a status of the test's choice. */
async function openBank(folder: string) {
  const database = new DatabaseSync(join(folder, "bank.sqlite"));
  onTestFinished(() => database.close());
  const clock = { now: START };
  const shop = { status: 200, received: [] as unknown[] };
  const app = express();
  app.post("/api/httpPaymentWebhooks/prueba", express.json(), (request, response) => {
    const { reference: _, ...payment } = request.body as Record<string, unknown>;
    shop.received.push(payment);
    response.sendStatus(shop.status);
  });
  let origin = "";
  const create = () =>
    createTestProvider({ database, locale: "es-MX", origin: () => origin, now: () => clock.now });
  const bank = create();
  app.use(bank.router);
  origin = await serve(app);
  const order = { id: "abc", number: "7K3M-9QX2-PD", total: 8280, currency: "MXN" };
  const urls = { origin, back: "/pagoconfirmado/abc", webhook: "" };
  const start = () => bank.provider.start(order, urls);
  const started = await start();
  const page = `${origin}${started.kind === "redirect" ? started.url : ""}`;
  const press = (respuesta: string) =>
    fetch(page, { method: "POST", body: new URLSearchParams({ respuesta }), redirect: "manual" });
  return { bank, create, clock, shop, page, press, start, started };
}

const PAID = {
  orderId: "abc",
  number: "7K3M-9QX2-PD",
  amount: 8280,
  currency: "MXN",
  back: "/pagoconfirmado/abc",
  status: "paid",
};

test("an order has one payment, however often it is begun", async () => {
  const { start, started } = await openBank(useFolder());
  expect(await start()).toEqual(started);
});

test("a bank that answers later answers once, when its time has come", async () => {
  const { bank, clock, press, shop } = await openBank(useFolder());
  await press("mas-tarde");
  clock.now = START + LATER - 1;
  await bank.deliver();
  expect(shop.received).toEqual([]);
  clock.now = START + LATER;
  await bank.deliver();
  await bank.deliver();
  expect(shop.received).toEqual([PAID]);
});

test("an answer that the shop could not process is repeated, even by a restarted bank", async () => {
  const { create, press, shop } = await openBank(useFolder());
  shop.status = 500;
  expect((await press("aprobar")).status).toBe(303);
  shop.status = 200;
  const restarted = create();
  await restarted.deliver();
  await restarted.deliver();
  expect(shop.received).toEqual([PAID, PAID]);
});
