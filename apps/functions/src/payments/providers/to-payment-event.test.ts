import { expect, test } from "vitest";
import { WebhookRefused } from "../payment-provider.ts";
import { readMessage } from "./read-message.ts";
import { toPaymentEvent } from "./to-payment-event.ts";

const parts = { eventId: "e-1", orderId: "nada", status: "paid", amount: 8280, currency: "MXN" };
const event = { ...parts, reference: "pi_1" };

test("with all its parts an event is one of this shop, as far as its provider knows", () => {
  expect(toPaymentEvent(event)).toEqual(event);
});

test.for<[keyof typeof event, unknown[]]>([
  ["orderId", ["", "otra/tienda", "..", "__nada__", "a".repeat(2000), null, 7, { id: "abc" }, ["abc"]]],
  ["eventId", [undefined, "", "evt/1", "e".repeat(3000)]],
  ["reference", [undefined, "pago/1", ["pi_1"], null]],
  ["status", [undefined, "open", "constructor", ["paid"]]],
  ["amount", [null, "8280", 0.5, Infinity]],
  ["currency", [null, 7, "mxn"]],
])("an event whose %s is odd is about no order of this shop", ([part, values]) => {
  const read = values.map((value) => toPaymentEvent({ ...event, [part]: value }));
  expect(read).toEqual(values.map(() => undefined));
});

test.for(["null", "[]", '[{"id":"evt_1"}]', '"evt_1"', "7", "", "{", "id=evt_1"])(
  "the body %s is no message",
  (body) => {
    expect(() => readMessage(Buffer.from(body))).toThrow(WebhookRefused);
  },
);
