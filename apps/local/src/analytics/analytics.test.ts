import type { AnalyticsEvent } from "@shop/contract";
import { serve } from "@shop/functions/testing";
import { expect, onTestFinished, test } from "vitest";
import { createLocalShop } from "../create-local-shop.ts";
import { readShop } from "../start/read-shop.ts";
import { useFolder } from "../testing/use-folder.ts";

const LOGIN: AnalyticsEvent = { name: "login", params: { method: "google" } };

/** A shop for one test, and the reports of its page. */
async function trackingShop() {
  const shop = createLocalShop({ dataFolder: useFolder(), shop: readShop() });
  onTestFinished(() => shop.close());
  const origin = await serve(shop.app);
  return {
    report: async (event: unknown, headers: Record<string, string> = {}) => {
      const body = typeof event === "string" ? event : JSON.stringify(event);
      const request = { method: "POST", headers: { "content-type": "application/json", ...headers }, body };
      return (await fetch(`${origin}/estadisticas-de-prueba`, request)).status;
    },
    mailbox: async () => (await fetch(`${origin}/buzon-de-prueba`)).text(),
  };
}

test("the mailbox shows the analytics events, the newest on top", async () => {
  const { report, mailbox } = await trackingShop();
  expect(await mailbox()).toContain("Todavía no se ha contado nada.");
  expect(await report(LOGIN)).toBe(204);
  expect(await report({ name: "search", params: { search_term: "<b>leche</b>" } })).toBe(204);
  const page = await mailbox();
  expect(page.indexOf("<b>search</b>")).toBeLessThan(page.indexOf("<b>login</b>"));
  expect(page).toContain("&lt;b&gt;leche&lt;/b&gt;");
});

test.for<[string, unknown]>([
  ["a detail of a person", { ...LOGIN, params: { method: "google", email: "ana@correo.example" } }],
  ["no JSON", "{"],
])("%s is refused, and not kept", async ([, event]) => {
  const { report, mailbox } = await trackingShop();
  expect(await report(event)).toBe(400);
  expect(await mailbox()).toContain("Todavía no se ha contado nada.");
});

test("a page elsewhere reports nothing", async () => {
  const { report, mailbox } = await trackingShop();
  expect(await report(LOGIN, { "sec-fetch-site": "cross-site", "sec-fetch-dest": "empty" })).toBe(403);
  expect(await mailbox()).toContain("Todavía no se ha contado nada.");
});

test("the newest two hundred stay", async () => {
  const { report, mailbox } = await trackingShop();
  await report({ name: "search", params: { search_term: "primera" } });
  await Promise.all(Array.from({ length: 200 }, () => report(LOGIN)));
  const page = await mailbox();
  expect([page.split("<details>").length - 1, page.includes("primera")]).toEqual([200, false]);
});
