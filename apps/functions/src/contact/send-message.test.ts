import { expect, test } from "vitest";
import { countDocs } from "../testing/count-docs.ts";
import { openShop } from "../testing/open-shop.ts";

const message = { name: "Ana", email: "ana@correo.mx", message: "¿Abren los domingos?" };

test("an anonymous message is stored, trimmed and with its time", async () => {
  const shop = await openShop();
  const sent = { method: "sendMessage", ...message, name: "  Ana ", email: " ana@correo.mx" };
  expect(await shop.call("httpContactServices", sent)).toEqual({});
  expect(await shop.store.query({ collection: "messages", limit: 10 })).toEqual([
    { id: "id-2", doc: { ...message, receivedAt: "2026-11-21T12:00:00.000Z" } },
  ]);
});

test.for([
  ["name", { name: "A" }],
  ["name", { name: "a".repeat(81) }],
  ["email", { email: "ana" }],
  ["email", { email: `${"a".repeat(1_000_000)}@correo.mx` }],
  ["message", { message: "   hola   " }],
  ["message", { message: "a".repeat(1_000_000) }],
] as const)("a message with a wrong %s is a 422 and is not kept", async ([field, wrong]) => {
  const shop = await openShop();
  expect(
    await shop.call("httpContactServices", { method: "sendMessage", ...message, ...wrong }),
  ).toMatchObject({ code: { id: 422, field } });
  expect(await countDocs(shop.store, "messages")).toBe(0);
});
