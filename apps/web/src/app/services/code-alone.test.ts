import {
  persistOutbox,
  provideCart,
  selectFailure,
  selectIsBusy,
  selectIsPayable,
  type CartReport,
  type Change,
} from "@shop/cart-machine";
import { cartOf, FakeDeviceCart, FakePersistedOutbox, lineOf, summaryOf } from "@shop/cart-machine/testing";
import { encodeOutput } from "@shop/contract/schemas";
import type { Failure } from "@shop/contract";
import { deleteApp, getApps } from "firebase/app";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { startSignedIn } from "../testing/start-services.ts";

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());
afterEach(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

const LINES = [lineOf("arroz", 4)];
const CARTS = "/api/httpCartsServices";
const PAYMENTS = "/api/httpPaymentServices";
const CART = { result: encodeOutput("httpCartsServices", "getCart", cartOf(...LINES)) };
const SUMMARY = {
  result: encodeOutput("httpPaymentServices", "getPaymentCart", { orderSummary: summaryOf(LINES) }),
};
/** Each id of the wire, what it means without any detail, and whether the same call is made again by itself. */
const CODES: { id: number; failure: Failure; isRepeated: boolean }[] = [
  { id: 300, failure: { id: 400 }, isRepeated: false },
  { id: 403, failure: { id: 403 }, isRepeated: false },
  { id: 404, failure: { id: 404 }, isRepeated: false },
  { id: 406, failure: { id: 406 }, isRepeated: false },
  { id: 409, failure: { id: 409 }, isRepeated: false },
  { id: 410, failure: { id: 410 }, isRepeated: false },
  { id: 413, failure: { id: 413 }, isRepeated: false },
  { id: 422, failure: { id: 422, field: "" }, isRepeated: false },
  { id: 429, failure: { id: 429, retryAfter: 30 }, isRepeated: true },
  { id: 499, failure: { id: 400 }, isRepeated: false },
  { id: 500, failure: { id: 500 }, isRepeated: true },
  { id: 511, failure: { id: 500 }, isRepeated: true },
];

/** Ana's real cart over real calls, with the server's cart and summary unless a test answers otherwise. */
async function openCart() {
  const { backend, services } = await startSignedIn();
  backend.on(CARTS, CART);
  backend.on(PAYMENTS, SUMMARY);
  const clock = new SimulatedClock();
  const reports: CartReport[] = [];
  const ports = {
    ...services,
    deviceCart: new FakeDeviceCart(),
    persistedOutbox: new FakePersistedOutbox(),
    random: () => 1,
  };
  const cart = createActor(provideCart(ports), { clock });
  cart.on("*", (report) => reports.push(report));
  persistOutbox(cart, ports);
  cart.start();
  const open = () => {
    cart.send({ type: "cart.open", shopper: "account" });
    cart.send({ type: "account.confirmed", uid: "ana" });
  };
  /** Until the cart has nothing on its way. */
  const rest = () => waitFor(cart, (snapshot) => !selectIsBusy(snapshot), { timeout: 10_000 });
  const callsOf = (method: string) =>
    backend.asked.filter(({ body }) => JSON.stringify(body).includes(`"method":"${method}"`)).length;
  return { backend, cart, clock, reports, open, rest, callsOf };
}

/** An answer with nothing but a code. */
const alone = (id: number) => ({ result: { code: { id, message: "Una frase." } } });

describe.each(CODES)("a code of nothing but $id and a message", ({ id, failure, isRepeated }) => {
  it(`for getCart is told, and ${isRepeated ? "asked again in a while" : "not asked again"}`, async () => {
    const { backend, cart, clock, open, rest, callsOf } = await openCart();
    backend.once(CARTS, alone(id));
    open();
    await rest();
    expect(selectFailure(cart.getSnapshot())).toEqual(failure);
    expect(cart.getSnapshot().hasTag("stopped")).toBe(!isRepeated);
    clock.increment(60_000);
    await rest();
    expect(callsOf("getCart")).toBe(isRepeated ? 2 : 1);
  });

  it(`for getPaymentCart ${id === 406 ? "is the branch below the minimum" : "is told"}`, async () => {
    const { backend, cart, clock, open, rest, callsOf } = await openCart();
    backend.once(PAYMENTS, alone(id));
    open();
    await rest();
    expect(selectIsPayable(cart.getSnapshot())).toBe(false);
    expect(selectFailure(cart.getSnapshot())).toEqual(id === 406 ? null : failure);
    clock.increment(60_000);
    await rest();
    expect(callsOf("getPaymentCart")).toBe(isRepeated ? 2 : 1);
    expect(selectIsPayable(cart.getSnapshot())).toBe(isRepeated);
  });

  it(`for addProductToCart ${isRepeated ? "sends the same once more" : "rolls back"}, and reads the cart`, async () => {
    const { backend, cart, clock, reports, open, rest, callsOf } = await openCart();
    open();
    await rest();
    const add: Change = { operationId: "clic-0001", type: "line.add", item: lineOf("frijol") };
    backend.once(CARTS, alone(id));
    cart.send({ type: "line.add", operationId: add.operationId, item: add.item });
    await rest();
    expect(reports.filter(({ type }) => type === "cart.changeRefused")).toEqual(
      isRepeated ? [] : [{ type: "cart.changeRefused", change: add, failure }],
    );
    expect(callsOf("getCart")).toBe(isRepeated ? 1 : 2);
    clock.increment(60_000);
    await rest();
    expect([callsOf("addProductToCart"), callsOf("getCart")]).toEqual([isRepeated ? 2 : 1, 2]);
  });
});

describe("a code below 300", () => {
  it("is no failure of an addition: the cart is read again", async () => {
    const { backend, cart, reports, open, rest, callsOf } = await openCart();
    open();
    await rest();
    backend.once(CARTS, alone(299));
    cart.send({ type: "line.add", operationId: "clic-0001", item: lineOf("frijol") });
    await rest();
    expect(reports.map(({ type }) => type)).toEqual(["cart.lineAdded"]);
    expect([callsOf("addProductToCart"), callsOf("getCart")]).toEqual([1, 2]);
  });
});
