import { describe, expect, it } from "vitest";
import { selectIsGuest } from "../selectors.ts";
import { cartOf, FakeCartServices, lineOf, summaryOf } from "../testing.ts";
import { runCart } from "./run-cart.ts";

const RICE = lineOf("arroz", 2);
const BEANS = lineOf("frijol");
const MERGE = { operationId: "invitado-1", type: "lines.add", items: [RICE, BEANS] } as const;

/** A guest with two lines signs in as Ana. */
async function signIn() {
  const shop = runCart();
  await shop.openGuest(RICE, BEANS);
  shop.cart.send({ type: "cart.open", shopper: "account" });
  shop.cart.send({ type: "account.confirmed", uid: "ana" });
  return shop;
}

describe("signing in with lines on the device", () => {
  it("merges them first, shows them all the time, and asks for no cart that would be without them", async () => {
    const shop = await signIn();
    expect(shop.units).toEqual({ arroz: 2, frijol: 1 });
    expect(selectIsGuest(shop.cart.getSnapshot())).toBe(false);
    expect(shop.services.changes.inputs).toEqual([MERGE]);
    expect(shop.services.accounts).toEqual(["ana"]);
    expect(shop.services.reads.last.signal.aborted).toBe(true);
    const merged = [lineOf("arroz", 5), BEANS];
    await shop.services.changes.last.answer(cartOf(...merged));
    await shop.services.summaries.last.answer(summaryOf(merged));
    expect(shop.units).toEqual({ arroz: 5, frijol: 1 });
    expect(shop.reports).toEqual([{ type: "cart.merged", rejectedLines: [] }]);
    expect(shop.services.reads.all).toHaveLength(1);
    expect(shop.state).toBe("payable");
  });

  it("tells what the account's cart did not take", async () => {
    const shop = await signIn();
    const rejectedLines = [
      { id: "arroz", quantity: 1, code: { id: 409, reason: "stock", productId: "arroz", limit: 1 } },
    ] as const;
    await shop.services.changes.last.answer({
      ...cartOf(lineOf("arroz", 1), BEANS),
      rejectedLines: [...rejectedLines],
    });
    expect(shop.units).toEqual({ arroz: 1, frijol: 1 });
    expect(shop.reports).toEqual([{ type: "cart.merged", rejectedLines }]);
  });

  it("tells of every line when none was merged, and of why", async () => {
    const shop = await signIn();
    await shop.services.changes.last.refuse({ id: 413, limit: 100 });
    await shop.services.reads.last.answer(cartOf());
    expect(shop.units).toEqual({});
    expect(shop.reports).toEqual([
      {
        type: "cart.merged",
        rejectedLines: [
          { id: "arroz", quantity: 2, code: { id: 413, limit: 100 } },
          { id: "frijol", quantity: 1, code: { id: 413, limit: 100 } },
        ],
      },
    ]);
  });

  it("takes the lines from the device once they are stored for the account, not before", async () => {
    const services = new FakeCartServices();
    const shop = runCart(services);
    await shop.openGuest(RICE, BEANS);
    shop.cart.send({ type: "cart.open", shopper: "account" });
    expect(services.deviceCart.read()?.items).toEqual([RICE, BEANS]);
    shop.cart.send({ type: "account.confirmed", uid: "ana" });
    expect(services.deviceCart.read()).toBeNull();
    expect(services.persistedOutbox.take("ana")).toEqual({ items: [], changes: [MERGE] });
  });

  it("is tried again under the same id after a failure, and after a reload", async () => {
    const shop = await signIn();
    await shop.services.changes.last.refuse({ id: 503 });
    expect(shop.units).toEqual({ arroz: 2, frijol: 1 });
    shop.clock.increment(1000);
    expect(shop.services.changes.inputs).toEqual([MERGE, MERGE]);
    const again = shop.reload();
    again.cart.send({ type: "cart.open", shopper: "account" });
    again.cart.send({ type: "account.confirmed", uid: "ana" });
    expect(again.services.changes.inputs).toEqual([MERGE]);
    await again.services.changes.last.answer(cartOf(RICE, BEANS));
    expect(again.services.persistedOutbox.take("ana")).toBeNull();
  });

  it("has one name in two tabs that follow the same sign-in at once", async () => {
    const one = runCart();
    await one.openGuest(RICE, BEANS);
    const other = runCart(new FakeCartServices(one.services));
    other.cart.send({ type: "cart.open", shopper: "account" });
    const { deviceCart } = one.services;
    const lines = deviceCart.read();
    other.cart.send({ type: "account.confirmed", uid: "ana" });
    // The first tab has read the lines before the second took them off the device.
    deviceCart.read = () => lines;
    one.cart.send({ type: "cart.open", shopper: "account" });
    one.cart.send({ type: "account.confirmed", uid: "ana" });
    expect(one.services.changes.last.input.operationId).toBe("invitado-1");
    expect(other.services.changes.last.input.operationId).toBe("invitado-1");
  });

  it("has another name for lines that came after it", async () => {
    const shop = await signIn();
    shop.cart.send({ type: "cart.open", shopper: "guest" });
    shop.cart.send({ type: "line.add", operationId: "op-1", item: BEANS });
    expect(shop.services.deviceCart.read()).toEqual({ operationId: "invitado-2", items: [BEANS] });
  });

  it("sends what was clicked since after it", async () => {
    const shop = await signIn();
    shop.cart.send({ type: "line.add", operationId: "op-1", item: BEANS });
    expect(shop.units).toEqual({ arroz: 2, frijol: 2 });
    await shop.services.changes.last.answer(cartOf(RICE, BEANS));
    expect(shop.services.changes.inputs).toEqual([
      MERGE,
      { operationId: "op-1", type: "line.add", item: BEANS },
    ]);
  });

  it("does not happen twice when the identity is confirmed twice", async () => {
    const shop = await signIn();
    shop.services.deviceCart.write([BEANS]);
    shop.cart.send({ type: "account.confirmed", uid: "ana" });
    expect(shop.units).toEqual({ arroz: 2, frijol: 1 });
  });

  it("is kept when an answer does not say what is wrong with it, and sent again by a press", async () => {
    const shop = await signIn();
    await shop.services.changes.last.refuse({ id: 400 });
    expect(shop.state).toBe("stopped");
    expect(shop.units).toEqual({ arroz: 2, frijol: 1 });
    shop.cart.send({ type: "cart.retry" });
    expect(shop.services.changes.inputs).toEqual([MERGE, MERGE]);
    await shop.services.changes.last.answer(cartOf(RICE, BEANS));
    expect(shop.units).toEqual({ arroz: 2, frijol: 1 });
  });
});
