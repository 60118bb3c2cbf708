import { expect, test } from "vitest";
import { FakeBank } from "../../testing/fake-bank.ts";
import { testProvider } from "./test-provider.ts";
import { signTestWebhook } from "./test-webhook.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

async function openProvider() {
  const bank = new FakeBank();
  const provider = testProvider({ bank, secret: "secreto", page: "/pago", now: () => NOW });
  await provider.start(
    { id: "abc", number: "7K3M", total: 8280, currency: "MXN" },
    { origin: "http://tienda.test", back: "/pagoconfirmado/abc", webhook: "http://tienda.test/w" },
  );
  return { provider, rawBody: Buffer.from(JSON.stringify(bank.decide("abc", "paid"))) };
}

const PAID = {
  eventId: "pago-1:paid",
  orderId: "abc",
  status: "paid",
  amount: 8280,
  currency: "MXN",
  reference: "pago-1",
};

test("a webhook that the bank signed is read, and so is what the bank answers", async () => {
  const { provider, rawBody } = await openProvider();
  const headers = { "x-prueba-signature": signTestWebhook("secreto", rawBody, NOW - 299_000) };
  expect(await provider.parseWebhook(rawBody, headers)).toEqual(PAID);
  expect(await provider.fetchStatus("pago-1")).toEqual(PAID);
  expect(await provider.fetchStatus("pago-2")).toBeUndefined();
});

test.for<[string, (rawBody: Buffer) => string | undefined]>([
  ["without a signature", () => undefined],
  ["with another's signature", (rawBody) => signTestWebhook("otro", rawBody, NOW)],
  ["that was tampered with", () => signTestWebhook("secreto", "{}", NOW)],
  ["that is too old", (rawBody) => signTestWebhook("secreto", rawBody, NOW - 302_000)],
  ["from the future", (rawBody) => signTestWebhook("secreto", rawBody, NOW + 302_000)],
  [
    "with a newer time than was signed",
    (rawBody) => signTestWebhook("secreto", rawBody, NOW - 400_000).replace(/^t=\d+/, `t=${NOW / 1000}`),
  ],
])("a webhook %s is refused", async ([, sign]) => {
  const { provider, rawBody } = await openProvider();
  const signature = sign(rawBody);
  const headers = signature === undefined ? {} : { "x-prueba-signature": signature };
  await expect(provider.parseWebhook(rawBody, headers)).rejects.toMatchObject({ name: "WebhookRefused" });
});
