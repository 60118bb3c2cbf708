import { describe, expect, it } from "vitest";
import { FakeCheckoutServices, lineOf, placedOf } from "../testing.ts";
import { LINES, runCheckout } from "./run-checkout.ts";

describe("a reload", () => {
  it("continues at the step where the shopper was, with their choices", async () => {
    const first = runCheckout();
    await first.start();
    first.send({ type: "address.choose", id: "trabajo" });
    first.send({ type: "step.next" });
    const second = first.reload();
    await second.start(LINES, undefined, "shipping");
    expect([second.step, second.notice, second.context.choices.addressId]).toEqual([
      "shipping",
      null,
      "trabajo",
    ]);
  });

  it("at the review keeps the key of the same order, and creates another one for another cart", async () => {
    const first = runCheckout();
    await first.review();
    const second = first.reload();
    await second.start(LINES, undefined, "review");
    expect([second.step, second.context.key]).toEqual(["review", "clave-1"]);
    const third = second.reload();
    await third.start([lineOf("arroz", 5)], undefined, "review");
    expect([third.step, third.context.key]).toEqual(["review", "clave-2"]);
  });

  it("finds names and no address on the device", async () => {
    const shop = runCheckout();
    await shop.review();
    const persisted = JSON.stringify(shop.services.persistedCheckout.read("ana"));
    expect(persisted).toContain("casa");
    for (const personal of ["Ana Torres", "Calle del Árbol", "97000", "999 123 4567"])
      expect(persisted).not.toContain(personal);
  });
});

it("an order is written down before it is sent", async () => {
  const shop = runCheckout();
  await shop.review();
  const { services } = shop;
  const { placeOrder } = services;
  let written: string[] = [];
  services.placeOrder = (...call) => {
    written = services.persistedCheckout.attempts("ana");
    return placeOrder(...call);
  };
  shop.pay();
  expect(written).toEqual(["clave-1"]);
});

describe("a device that does not do its part", () => {
  const broken = (): never => {
    throw new Error("not on this device");
  };

  it("and makes no key leaves no review, and the shopper may try again", async () => {
    const services = new FakeCheckoutServices();
    const { newKey } = services;
    services.newKey = broken;
    const shop = runCheckout(services);
    await shop.review();
    expect([shop.tags, shop.context.failure]).toEqual([["failed"], { id: 500 }]);
    services.newKey = newKey;
    shop.send({ type: "checkout.retry" });
    expect(shop.tags).not.toContain("failed");
  });

  it("and cannot remove what was sent has its outcome requested again", async () => {
    const shop = runCheckout();
    await shop.review();
    shop.pay();
    const { persistedCheckout, orders, outcomes } = shop.services;
    const { settle } = persistedCheckout;
    persistedCheckout.settle = broken;
    const answer = placedOf(orders.last.input, LINES);
    await orders.last.answer(answer);
    expect(shop.tags).toEqual(["failed"]);
    persistedCheckout.settle = settle;
    shop.send({ type: "checkout.retry" });
    await outcomes.last.answer(answer);
    expect([shop.tags, orders.all.length]).toEqual([["placed", "redirecting"], 1]);
  });

  it("and does not report its network still requests the outcome", async () => {
    const shop = runCheckout(Object.assign(new FakeCheckoutServices(), { watchNetwork: broken }));
    await shop.review();
    shop.pay();
    await shop.services.orders.last.refuse({ id: 503 });
    shop.clock.increment(1000);
    expect(shop.services.outcomes.inputs).toEqual(["clave-1"]);
  });
});
