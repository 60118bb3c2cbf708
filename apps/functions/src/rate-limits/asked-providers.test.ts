import { services } from "@shop/contract/schemas";
import { expect, test, vi } from "vitest";
import { openCheckout, REQUEST, type Checkout } from "../testing/open-checkout.ts";
import { LIMITS } from "./limits.ts";

type Method = keyof typeof services.httpPaymentServices;

/** How far the payment of Ana's order has come. */
const STATES: Record<string, (checkout: Checkout) => Promise<unknown>> = {
  "not begun": async (checkout) => {
    checkout.bank.broken = true;
    await checkout.place();
    checkout.bank.broken = false;
  },
  begun: (checkout) => checkout.place(),
  paid: async (checkout) => {
    const { order } = await checkout.place();
    await checkout.report(checkout.bank.decide(order.id, "paid"));
  },
};

/** Whether a call in one of these states makes the shop ask its provider. */
async function asksProvider(method: Method): Promise<boolean> {
  const asked = await Promise.all(
    Object.values(STATES).map(async (reach) => {
      const checkout = await openCheckout();
      await reach(checkout);
      const [placed] = await checkout.store.query({ collection: "orders", limit: 1 });
      const { idempotencyKey } = REQUEST;
      const input = method === "placeOrder" ? REQUEST : { idempotencyKey, id: placed?.id };
      const asks = (["open", "get", "refund"] as const).map((name) => vi.spyOn(checkout.bank, name));
      await checkout.pay(method, input);
      return asks.some(({ mock }) => mock.calls.length > 0);
    }),
  );
  return asked.includes(true);
}

test("every method that asks the payment provider is counted, and no other", async () => {
  const methods = Object.keys(services.httpPaymentServices) as Method[];
  const asking = await Promise.all(
    methods.map(async (method) => ((await asksProvider(method)) ? method : [])),
  );
  expect(Object.keys(LIMITS.methods.httpPaymentServices ?? {}).toSorted()).toEqual(asking.flat().toSorted());
});
