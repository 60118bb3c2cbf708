import type { CartNotice, Failure } from "@shop/contract";
import { describe, expect, it } from "vitest";
import { noticeKey, type Notice } from "../notices.ts";
import { selectNotices } from "../selectors.ts";
import { cartOf, lineOf, quoteOf } from "../testing.ts";
import { openCart, startCart, type Shop } from "./run-cart.ts";

const RICE = lineOf("arroz", 3);
const REPRICED: CartNotice = { id: "arroz", name: "arroz", kind: "repriced", before: 900, now: 1000 };
const FELL: CartNotice = { id: "arroz", name: "arroz", kind: "stockFell", before: 3, now: 1 };
const GONE: CartNotice = { id: "leche", name: "Leche", kind: "withdrawn" };
const BEHIND: CartNotice = { id: "antibiotico", name: "Antibiótico", kind: "prescription" };

const dismiss = (shop: Shop, notice: Notice) => shop.send({ type: "notice.dismiss", key: noticeKey(notice) });

describe("the server's notices of the lines", () => {
  /** The cart of an account, with the server's notices about its lines. */
  const openWithNotices = async (...notices: CartNotice[]) => {
    const shop = startCart("account");
    await shop.services.reads.last.answer({ ...cartOf(RICE), notices });
    return shop;
  };
  const readAgain = async (shop: Shop, ...notices: CartNotice[]) => {
    shop.services.notifyCart();
    await shop.services.reads.last.answer({ ...cartOf(RICE), notices });
    return shop.see(selectNotices);
  };

  it("stays as long as the server repeats it", async () => {
    const shop = await openWithNotices(REPRICED, FELL);
    expect(shop.see(selectNotices)).toEqual([REPRICED, FELL]);
    expect(await readAgain(shop, REPRICED)).toEqual([REPRICED]);
    expect(await readAgain(shop)).toEqual([]);
  });

  it("stays until it is dismissed when it concerns a removed line", async () => {
    const shop = await openWithNotices(GONE, BEHIND);
    expect(await readAgain(shop)).toEqual([GONE, BEHIND]);
    dismiss(shop, GONE);
    expect(shop.see(selectNotices)).toEqual([BEHIND]);
  });

  it("is shown once, and not again once it was dismissed", async () => {
    const shop = await openWithNotices(REPRICED, GONE);
    expect(await readAgain(shop, REPRICED, GONE)).toEqual([GONE, REPRICED]);
    dismiss(shop, REPRICED);
    dismiss(shop, GONE);
    expect(await readAgain(shop, REPRICED, GONE)).toEqual([]);
    const dearer = { ...REPRICED, now: 1100 };
    expect(await readAgain(shop, dearer)).toEqual([dearer]);
  });

  it("is over for a line that the shopper changes, and for the next shopper", async () => {
    const shop = await openWithNotices(REPRICED, GONE);
    shop.set(lineOf("arroz", 2));
    expect(shop.see(selectNotices)).toEqual([GONE]);
    shop.clear();
    expect(shop.see(selectNotices)).toEqual([]);
    const other = await openWithNotices(GONE);
    other.send({ type: "shopper.changed", shopper: "guest" });
    expect(other.see(selectNotices)).toEqual([]);
  });
});

describe("what the cart did not take", () => {
  it("is named with the reason of a refusal, until the shopper changes the line", async () => {
    const failure: Failure = { id: 409, reason: "cap", productId: "frijol", limit: 5 };
    const shop = await openCart("account", RICE);
    shop.add(lineOf("frijol", 9, { name: "Frijol negro" }));
    await shop.refuse(failure);
    const notice: Notice = { kind: "rejectedLines", id: "frijol", name: "Frijol negro", failure };
    expect(shop.see(selectNotices)).toEqual([notice]);
    await shop.answer(RICE);
    expect(shop.see(selectNotices)).toEqual([notice]);
    shop.add(lineOf("frijol"));
    expect(shop.see(selectNotices)).toEqual([]);
  });

  it("is nothing when a removal is refused", async () => {
    const shop = await openCart("account", RICE);
    shop.remove("arroz");
    await shop.refuse({ id: 404, what: "product" });
    expect(shop.see(selectNotices)).toEqual([]);
  });

  it("of a guest's lines is named, with how many and why", async () => {
    const pills = lineOf("pastillas", 9, { name: "Pastillas" });
    const shop = startCart("guest", RICE, pills);
    const cap: Failure = { id: 409, reason: "cap", productId: "pastillas", limit: 5 };
    const gone: Failure = { id: 410, productId: "nada" };
    await shop.services.quotes.last.answer({
      ...quoteOf(RICE, lineOf("pastillas", 5, { name: "Pastillas" })),
      rejectedLines: [
        { id: "pastillas", quantity: 4, code: cap },
        { id: "nada", quantity: 1, code: gone },
      ],
    });
    expect(shop.see(selectNotices)).toEqual([
      { kind: "rejectedLines", id: "pastillas", name: "Pastillas", quantity: 4, failure: cap },
      { kind: "rejectedLines", id: "nada", name: "nada", quantity: 1, failure: gone },
    ]);
  });
});

it("a guest's prices are compared with the stored ones, and changes are shown until dismissed", async () => {
  const shop = startCart("guest", lineOf("arroz", 3, { unitPrice: 900 }));
  await shop.answer(RICE);
  expect(shop.see(selectNotices)).toEqual([REPRICED]);
  shop.services.notifyCart();
  await shop.answer(RICE);
  expect(shop.see(selectNotices)).toEqual([REPRICED]);
  dismiss(shop, REPRICED);
  expect(shop.see(selectNotices)).toEqual([]);
});
