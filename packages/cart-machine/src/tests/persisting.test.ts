import { describe, expect, it } from "vitest";
import { selectUnsentCount } from "../selectors.ts";
import { lineOf } from "../testing.ts";
import { openCart, type Shop } from "./run-cart.ts";

const BAG = lineOf("arroz");
const BEANS = lineOf("frijol");
const rice = (quantity: number) => lineOf("arroz", quantity);

/** Three bags of rice, one more being sent, and queued clicks. */
async function clickOffline(): Promise<Shop> {
  const shop = await openCart("account", rice(3));
  shop.add(BAG);
  await shop.refuse({ id: 503 });
  for (const item of [BAG, BEANS, BEANS]) shop.add(item);
  return shop;
}

const comeBack = (shop: Shop, uid = "ana") => {
  const again = shop.reload();
  again.signIn(uid);
  return again;
};

const storedFor = ({ services }: Shop) => services.persistedOutbox.take("ana")?.changes ?? [];

describe("what is not sent yet", () => {
  it("survives a reload, is shown and counted as it was, and is sent in order, once", async () => {
    const shop = await clickOffline();
    expect(shop.see(selectUnsentCount)).toBe(3);
    const again = comeBack(shop);
    expect(again.units).toEqual({ arroz: 5, frijol: 2 });
    expect(again.services.reads.last.signal.aborted).toBe(true);
    await again.answer(rice(4));
    await again.answer(rice(5));
    await again.answer(rice(5), lineOf("frijol", 2));
    expect(again.services.changes.inputs).toEqual([
      { operationId: "op-1", type: "line.add", item: BAG, frozen: true },
      { operationId: "op-2", type: "line.add", item: BAG, frozen: true },
      { operationId: "op-3", type: "line.add", item: lineOf("frijol", 2), frozen: true },
    ]);
    expect(again.units).toEqual({ arroz: 5, frijol: 2 });
    expect([again.see(selectUnsentCount), storedFor(again)]).toEqual([0, []]);
  });

  it("counts a click that takes back the one that may have been sent", async () => {
    const shop = await openCart("account", rice(3));
    shop.set(rice(4));
    await shop.refuse({ id: 503 });
    shop.set(rice(3));
    expect([shop.see(selectUnsentCount), storedFor(shop).length]).toEqual([2, 2]);
  });

  it("waits until it is known whose it is", async () => {
    const again = (await clickOffline()).reload();
    again.send({ type: "shopper.changed", shopper: "account" });
    await again.answer(rice(3));
    expect([again.services.changes.all, again.units]).toEqual([[], { arroz: 3 }]);
    again.send({ type: "account.confirmed", uid: "ana" });
    expect(again.units).toEqual({ arroz: 5, frijol: 2 });
    expect(again.services.changes.last.input.operationId).toBe("op-1");
  });

  it("is not stored without an account", async () => {
    const shop = (await openCart("guest")).reload();
    shop.send({ type: "shopper.changed", shopper: "account" });
    shop.add(BAG);
    expect(storedFor(shop)).toEqual([]);
    shop.send({ type: "account.confirmed", uid: "ana" });
    expect(storedFor(shop)).toHaveLength(1);
  });
});
