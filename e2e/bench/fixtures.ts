import { randomUUID } from "node:crypto";
import { HOME_ADDRESS } from "../home-address.ts";
import type { Answer, Caller } from "./caller.ts";
import { inventedId } from "./invent-catalog.ts";

const CARTS = "httpCartsServices";
const PAYMENTS = "httpPaymentServices";
const ACCOUNTS = "httpAccountServices";

/** Makes sure that the cart can be paid: five kilograms. */
export const fillCart = (caller: Caller) =>
  caller.call(CARTS, { method: "setProductQuantity", product: { id: inventedId(0), quantity: 5 } });

/** What is sent to buy the cart, under a key of its own. */
export const orderRequest = () => ({
  method: "placeOrder",
  shippingOption: "recoger",
  paymentMethod: "prueba",
  // Of a home of its own: the shop caps what waits for one address.
  address: { ...HOME_ADDRESS, exteriorNumber: randomUUID().slice(0, 8) },
  idempotencyKey: randomUUID(),
});

/** An order that a shopper has placed, and the key of it. */
export type Placed = { id: string; idempotencyKey: string };

/** One order of a shopper, placed when it is asked for the first time. */
export const orderOf = oncePerCaller(async (caller): Promise<Placed> => {
  await fillCart(caller);
  const request = orderRequest();
  const answer = await caller.call(PAYMENTS, request);
  // The shape of both answers is fixed.
  const { order } = resultOf(answer) as { order: { id: string } };
  return { id: order.id, idempotencyKey: request.idempotencyKey };
});

/** One saved address of a shopper, kept when it is asked for the first time. */
export const addressOf = oncePerCaller(async (caller): Promise<{ id: string }> => {
  const answer = await caller.call(ACCOUNTS, { method: "saveAddress", address: HOME_ADDRESS });
  return resultOf(answer) as { id: string };
});

function oncePerCaller<T>(make: (caller: Caller) => Promise<T>): (caller: Caller) => Promise<T> {
  const made = new WeakMap<Caller, Promise<T>>();
  return (caller) => {
    const known = made.get(caller);
    if (known) return known;
    const making = make(caller);
    made.set(caller, making);
    making.catch(() => made.delete(caller));
    return making;
  };
}

function resultOf({ ok, result }: Answer): unknown {
  if (!ok) throw new Error(`the shop refused: ${JSON.stringify(result)}`);
  return result;
}
