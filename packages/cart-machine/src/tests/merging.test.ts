import type { RejectedLine } from "@shop/contract";
import { describe, expect, it } from "vitest";
import type { Change } from "../changes.ts";
import { selectIsGuest, selectNotices } from "../selectors.ts";
import { cartOf, FakeCartServices, lineOf, summaryOf } from "../testing.ts";
import { openCart, runCart, type Shop } from "./run-cart.ts";

const RICE = lineOf("arroz", 2);
const BEANS = lineOf("frijol");
const MERGE: Change = { operationId: "invitado-1", type: "lines.add", items: [RICE, BEANS] };
const AGAIN: Change = { operationId: "otra-vez", type: "lines.add", items: [RICE, BEANS] };
const BOTH = { arroz: 2, frijol: 1 };

/** A guest with two lines signs in as Ana. */
async function signIn(): Promise<Shop> {
  const shop = await openCart("guest", RICE, BEANS);
  shop.signIn();
  return shop;
}

/** An account adds the lines of a former order to an empty cart. */
async function reorder(): Promise<Shop> {
  const shop = await openCart("account");
  shop.send(AGAIN);
  return shop;
}

describe.each([
  ["a guest who signs in", signIn, MERGE],
  ["a former order", reorder, AGAIN],
] as const)("the lines of %s", (_, begin, change) => {
  it("are one call for the account, shown at once", async () => {
    const shop = await begin();
    expect([shop.units, shop.see(selectIsGuest)]).toEqual([BOTH, false]);
    expect([shop.services.changes.inputs, shop.services.accounts]).toEqual([[change], ["ana"]]);
    const merged = [lineOf("arroz", 5), BEANS];
    await shop.answer(...merged);
    await shop.services.summaries.last.answer(summaryOf(merged));
    expect([shop.state, shop.units]).toEqual(["payable", { arroz: 5, frijol: 1 }]);
    expect(shop.reports).toEqual([{ type: "cart.merged", rejectedLines: [] }]);
    expect(shop.services.reads.all).toHaveLength(1);
  });

  it("are named where the account's cart did not take them, and why", async () => {
    const shop = await begin();
    const rejectedLines: RejectedLine[] = [
      { id: "arroz", quantity: 1, code: { id: 409, reason: "stock", productId: "arroz", limit: 1 } },
      { id: "frijol", quantity: 1, code: { id: 410, productId: "frijol" } },
    ];
    await shop.services.changes.last.answer({ ...cartOf(lineOf("arroz")), rejectedLines });
    expect(shop.units).toEqual({ arroz: 1 });
    expect(shop.reports).toEqual([{ type: "cart.merged", rejectedLines }]);
    expect(shop.see(selectNotices)).toEqual(
      rejectedLines.map(({ id, quantity, code }) => ({
        kind: "rejectedLines",
        id,
        name: id,
        quantity,
        failure: code,
      })),
    );
  });

  it("are all named when none was taken", async () => {
    const shop = await begin();
    const failure = { id: 413, limit: 100 } as const;
    await shop.refuse(failure);
    await shop.answer();
    const of = ({ id, quantity }: typeof RICE) => ({ id, quantity });
    const rejectedLines = [RICE, BEANS].map((item) => ({ ...of(item), code: failure }));
    expect([shop.units, shop.reports]).toEqual([{}, [{ type: "cart.merged", rejectedLines }]]);
    expect(shop.see(selectNotices)).toEqual(
      [RICE, BEANS].map((item) => ({ kind: "rejectedLines", ...of(item), name: item.name, failure })),
    );
  });

  it("are sent again under the same id after a failure, and after a reload", async () => {
    const shop = await begin();
    await shop.refuse({ id: 503 });
    shop.clock.increment(1000);
    expect([shop.units, shop.services.changes.inputs]).toEqual([BOTH, [change, change]]);
    const again = shop.reload();
    again.signIn();
    expect([again.units, again.services.changes.inputs]).toEqual([BOTH, [change]]);
    await again.answer(RICE, BEANS);
    expect(again.services.persistedOutbox.take("ana")).toBeNull();
  });

  it("are kept when a response does not say which is invalid, and sent again by a press", async () => {
    const shop = await begin();
    await shop.refuse({ id: 400 });
    expect([shop.state, shop.units]).toEqual(["stopped", BOTH]);
    shop.send({ type: "cart.retry" });
    await shop.answer(RICE, BEANS);
    expect([shop.services.changes.inputs, shop.units]).toEqual([[change, change], BOTH]);
  });
});

describe("signing in", () => {
  it("requests no cart that would lack the lines of the device", async () => {
    const shop = await signIn();
    expect(shop.services.reads.last.signal.aborted).toBe(true);
  });

  it("takes the lines from the device once they are stored for the account, not before", async () => {
    const shop = await openCart("guest", RICE, BEANS);
    const { deviceCart, persistedOutbox } = shop.services;
    shop.send({ type: "shopper.changed", shopper: "account" });
    expect(deviceCart.read()?.items).toEqual([RICE, BEANS]);
    shop.send({ type: "account.confirmed", uid: "ana" });
    expect(deviceCart.read()).toBeNull();
    expect(persistedOutbox.take("ana")).toEqual({ items: [], changes: [MERGE] });
  });

  it("has one name in two tabs that follow it at once", async () => {
    const one = await openCart("guest", RICE, BEANS);
    const { deviceCart } = one.services;
    const lines = deviceCart.read();
    const other = runCart(new FakeCartServices(one.services));
    other.signIn();
    // The first tab has read the lines before the second removed them from the device.
    deviceCart.read = () => lines;
    one.signIn();
    expect([one, other].map(({ services }) => services.changes.inputs)).toEqual([[MERGE], [MERGE]]);
  });

  it("has another key for lines that were added after it", async () => {
    const shop = await signIn();
    shop.send({ type: "shopper.changed", shopper: "guest" });
    shop.add(BEANS);
    expect(shop.services.deviceCart.read()).toEqual({ operationId: "invitado-2", items: [BEANS] });
  });

  it("does not happen twice when the identity is confirmed twice", async () => {
    const shop = await signIn();
    shop.services.deviceCart.write([BEANS]);
    shop.send({ type: "account.confirmed", uid: "ana" });
    expect(shop.units).toEqual(BOTH);
  });
});
