import type { Order, OrderSummary } from "@shop/contract";
import type { FunctionsDeps } from "../functions.ts";
import type { Providers } from "../payments/payment-provider.ts";
import { cashOnDelivery } from "../payments/providers/cash-on-delivery.ts";
import { testProvider, type TestPayment } from "../payments/providers/test-provider.ts";
import { signTestWebhook } from "../payments/providers/test-webhook.ts";
import { anAddress } from "@shop/contract/testing";
import { FakeBank } from "./fake-bank.ts";
import { openShop } from "./open-shop.ts";
import { postWebhook } from "./post-webhook.ts";
import { aProduct } from "./samples.ts";

/** Signs what the test bank reports. */
const TEST_BANK_SECRET = "secreto de prueba";

export const ADDRESS = anAddress({ street: "Av. Insurgentes Sur", exteriorNumber: "1602" });

/** What Ana sends when she buys her cart. */
export const REQUEST = {
  method: "placeOrder",
  shippingOption: "estandar",
  address: ADDRESS,
  paymentMethod: "prueba",
  idempotencyKey: "clave-00000001",
};

/** A response of the payment services, with the fields that the tests read. */
type Answer = {
  order: Order;
  payment: { kind: string; url?: string };
  orderSummary: OrderSummary;
};

export type Checkout = Awaited<ReturnType<typeof openCheckout>>;

/** Of the idempotency keys that were given, in all shops: two may have one store. */
let keys = 0;

/** A shop that sells 20 bags of rice of 1 kg at $11.60, with a cart of three of them for Ana. */
export async function openCheckout({
  providers = {},
  ...sold
}: Partial<Pick<FunctionsDeps, "shop" | "store">> & { providers?: Providers } = {}) {
  const bank = new FakeBank();
  const clock = { now: new Date("2026-11-21T12:00:00Z") };
  const prueba = testProvider({
    bank,
    secret: TEST_BANK_SECRET,
    page: "/pago-de-prueba",
    now: () => clock.now.getTime(),
  });
  const opened = await openShop({
    products: [aProduct({ id: "arroz", name: "Arroz", price: 1160, weight: 1000 })],
    payments: {
      providers: { contraentrega: cashOnDelivery, prueba, ...providers },
      origin: () => "http://tienda.test",
    },
    clock,
    ...sold,
  });
  const { store, call, functions } = opened;
  const pay = async (method: string, data: object, accountId = "ana") =>
    // `encodeOutput` guarantees the contract; the tests read only some fields.
    (await call("httpPaymentServices", { ...data, method }, accountId)) as Answer;
  const fillCart = async (quantities: Record<string, number>, accountId = "ana") => {
    const lines = Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }));
    await store.transaction(async (tx) => tx.set("carts", accountId, { lines }));
  };
  const place = (over: object = {}, accountId?: string) =>
    pay("placeOrder", { ...REQUEST, ...over }, accountId);
  await fillCart({ arroz: 3 });
  return {
    ...opened,
    bank,
    pay,
    fillCart,
    /** An order as its owner sees it. */
    order: async (id: string, accountId?: string) => (await pay("getOrder", { id }, accountId)).order,
    place,
    /** Fills the cart and places it under a key that no other order has. */
    buy: async (over?: object, accountId?: string, lines: Record<string, number> = { arroz: 3 }) => {
      await fillCart(lines, accountId);
      keys += 1;
      return place({ idempotencyKey: `clave-nueva-${keys}`, ...over }, accountId);
    },
    /** Posts the bank's webhook about a payment, signed now. */
    report: (payment: TestPayment) => {
      const rawBody = JSON.stringify(payment);
      const headers = {
        "x-prueba-signature": signTestWebhook(TEST_BANK_SECRET, rawBody, clock.now.getTime()),
      };
      return postWebhook(functions.httpPaymentWebhooks, "prueba", { rawBody, headers });
    },
    stockOf: async (id: string) => (await store.get("products", id))?.stock,
  };
}
