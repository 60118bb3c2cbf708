import { describe, expect, it } from "vitest";
import { selectUnsentCount } from "../selectors.ts";
import { cartOf, lineOf } from "../testing.ts";
import { runCart } from "./run-cart.ts";

type Shop = ReturnType<typeof runCart>;

const add = (shop: Shop, operationId: string, id: string, quantity = 1) =>
  shop.cart.send({ type: "line.add", operationId, item: lineOf(id, quantity) });

const comeBack = (shop: Shop, uid = "ana") => {
  const again = shop.reload();
  again.cart.send({ type: "cart.open", shopper: "account" });
  again.cart.send({ type: "account.confirmed", uid });
  return again;
};

/** Three bags of rice, one more on its way, and clicks that wait. */
async function clickOffline(): Promise<Shop> {
  const shop = runCart();
  await shop.open(lineOf("arroz", 3));
  add(shop, "op-1", "arroz");
  await shop.services.changes.last.refuse({ id: 503 });
  add(shop, "op-2", "arroz");
  add(shop, "op-3", "frijol");
  add(shop, "op-4", "frijol");
  return shop;
}

describe("what is not sent yet", () => {
  it("is counted as it will be sent", async () => {
    const shop = await clickOffline();
    expect(selectUnsentCount(shop.cart.getSnapshot())).toBe(3);
  });

  it("survives a reload, is shown as it was, and is sent in order, once", async () => {
    const shop = await clickOffline();
    const again = comeBack(shop);
    expect(again.units).toEqual({ arroz: 5, frijol: 2 });
    expect(again.services.reads.last.signal.aborted).toBe(true);
    await again.services.changes.last.answer(cartOf(lineOf("arroz", 4)));
    await again.services.changes.last.answer(cartOf(lineOf("arroz", 5)));
    await again.services.changes.last.answer(cartOf(lineOf("arroz", 5), lineOf("frijol", 2)));
    expect(again.services.changes.inputs).toEqual([
      { operationId: "op-1", type: "line.add", item: lineOf("arroz"), frozen: true },
      { operationId: "op-2", type: "line.add", item: lineOf("arroz"), frozen: true },
      { operationId: "op-3", type: "line.add", item: lineOf("frijol", 2), frozen: true },
    ]);
    expect(again.units).toEqual({ arroz: 5, frijol: 2 });
    expect(selectUnsentCount(again.cart.getSnapshot())).toBe(0);
    expect(again.services.persistedOutbox.take("ana")).toBeNull();
  });

  it("survives a reload in the middle of coming back", async () => {
    const first = comeBack(await clickOffline());
    await first.services.changes.last.answer(undefined);
    const second = comeBack(first);
    expect(second.units).toEqual({ arroz: 5, frijol: 2 });
    expect(second.services.changes.last.input.operationId).toBe("op-2");
  });

  it("does not join later clicks, which the server might then take for a repeat", async () => {
    const again = comeBack(await clickOffline());
    add(again, "op-5", "arroz");
    expect(again.units).toEqual({ arroz: 6, frijol: 2 });
    await again.services.changes.last.answer(cartOf(lineOf("arroz", 4)));
    await again.services.changes.last.answer(cartOf(lineOf("arroz", 5)));
    await again.services.changes.last.answer(cartOf(lineOf("arroz", 5), lineOf("frijol", 2)));
    expect(again.services.changes.last.input).toEqual({
      operationId: "op-5",
      type: "line.add",
      item: lineOf("arroz"),
    });
  });

  it("waits until it is known whose it is", async () => {
    const again = (await clickOffline()).reload();
    again.cart.send({ type: "cart.open", shopper: "account" });
    expect(again.services.changes.all).toEqual([]);
    await again.services.reads.last.answer(cartOf(lineOf("arroz", 3)));
    expect(again.units).toEqual({ arroz: 3 });
    again.cart.send({ type: "account.confirmed", uid: "ana" });
    expect(again.units).toEqual({ arroz: 5, frijol: 2 });
    expect(again.services.changes.last.input.operationId).toBe("op-1");
  });

  it("is never sent to another account, and waits for its own", async () => {
    const eva = comeBack(await clickOffline(), "eva");
    expect(eva.units).toEqual({});
    await eva.services.reads.last.answer(cartOf());
    add(eva, "op-9", "leche");
    await eva.services.changes.last.answer(cartOf(lineOf("leche")));
    expect(eva.services.accounts).toEqual(["eva"]);
    const ana = comeBack(eva);
    expect(ana.units).toEqual({ arroz: 5, frijol: 2 });
  });

  it("is stored through a sign-out, for the account that it belongs to", async () => {
    const shop = await clickOffline();
    shop.cart.send({ type: "cart.open", shopper: "guest" });
    expect(shop.units).toEqual({});
    add(shop, "op-5", "leche");
    shop.cart.send({ type: "cart.open", shopper: "account" });
    shop.cart.send({ type: "account.confirmed", uid: "ana" });
    expect(shop.units).toEqual({ arroz: 5, frijol: 2, leche: 1 });
  });

  it("is forgotten as soon as the server has answered for it, rejections included", async () => {
    const shop = runCart();
    await shop.open();
    add(shop, "op-1", "arroz", 9);
    expect(shop.services.persistedOutbox.take("ana")?.changes).toHaveLength(1);
    await shop.services.changes.last.refuse({ id: 410, productId: "arroz" });
    expect(shop.services.persistedOutbox.take("ana")).toBeNull();
    add(shop, "op-2", "frijol");
    await shop.services.reads.last.answer(cartOf());
    await shop.services.changes.last.answer(undefined);
    expect(shop.services.persistedOutbox.take("ana")).toBeNull();
  });

  it("is not written down for nobody: an account without a name keeps nothing", () => {
    const shop = runCart();
    shop.cart.send({ type: "cart.open", shopper: "account" });
    add(shop, "op-1", "arroz");
    expect(shop.services.persistedOutbox.take("ana")).toBeNull();
    shop.cart.send({ type: "account.confirmed", uid: "ana" });
    expect(shop.services.persistedOutbox.take("ana")?.changes).toHaveLength(1);
  });
});
