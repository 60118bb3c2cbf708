import type { CartNotice, Failure } from "@shop/contract";
import { describe, expect, it } from "vitest";
import { noticeKey, type Notice } from "../notices.ts";
import { selectNotices } from "../selectors.ts";
import { cartOf, lineOf, quoteOf } from "../testing.ts";
import { runCart } from "./run-cart.ts";

const RICE = lineOf("arroz", 3);
const REPRICED: CartNotice = { id: "arroz", name: "arroz", kind: "repriced", before: 900, now: 1000 };
const FELL: CartNotice = { id: "arroz", name: "arroz", kind: "stockFell", before: 3, now: 1 };
const GONE: CartNotice = { id: "leche", name: "Leche", kind: "withdrawn" };
const BEHIND: CartNotice = { id: "antibiotico", name: "Antibiótico", kind: "prescription" };

type Shop = ReturnType<typeof runCart>;

const noticesOf = (shop: Shop) => selectNotices(shop.cart.getSnapshot());

/** The cart of an account, and what the server tells of its lines. */
async function openTelling(...notices: CartNotice[]): Promise<Shop> {
  const shop = runCart();
  shop.cart.send({ type: "cart.open", shopper: "account" });
  await shop.services.reads.last.answer({ ...cartOf(RICE), notices });
  return shop;
}

async function readAgain(shop: Shop, ...notices: CartNotice[]): Promise<void> {
  shop.services.notifyCart();
  await shop.services.reads.last.answer({ ...cartOf(RICE), notices });
}

describe("what the server tells of the lines", () => {
  it("is kept as long as the server goes on telling it", async () => {
    const shop = await openTelling(REPRICED, FELL);
    expect(noticesOf(shop)).toEqual([REPRICED, FELL]);
    await readAgain(shop, REPRICED);
    expect(noticesOf(shop)).toEqual([REPRICED]);
    await readAgain(shop);
    expect(noticesOf(shop)).toEqual([]);
  });

  it("is kept until it is read when it is about a line that has gone", async () => {
    const shop = await openTelling(GONE, BEHIND);
    await readAgain(shop);
    expect(noticesOf(shop)).toEqual([GONE, BEHIND]);
    shop.cart.send({ type: "notice.dismiss", key: noticeKey(GONE) });
    expect(noticesOf(shop)).toEqual([BEHIND]);
  });

  it("is told once, and not again once it was read", async () => {
    const shop = await openTelling(REPRICED, GONE);
    await readAgain(shop, REPRICED, GONE);
    expect(noticesOf(shop)).toEqual([GONE, REPRICED]);
    shop.cart.send({ type: "notice.dismiss", key: noticeKey(REPRICED) });
    shop.cart.send({ type: "notice.dismiss", key: noticeKey(GONE) });
    await readAgain(shop, REPRICED, GONE);
    expect(noticesOf(shop)).toEqual([]);
    const dearer = { ...REPRICED, now: 1100 };
    await readAgain(shop, dearer);
    expect(noticesOf(shop)).toEqual([dearer]);
  });

  it("is over for a line that the shopper changes", async () => {
    const shop = await openTelling(REPRICED, GONE);
    shop.cart.send({ type: "line.set", operationId: "op-1", item: lineOf("arroz", 2) });
    expect(noticesOf(shop)).toEqual([GONE]);
    shop.cart.send({ type: "cart.clear", operationId: "op-2" });
    expect(noticesOf(shop)).toEqual([]);
  });

  it("is not told to the next shopper", async () => {
    const shop = await openTelling(GONE);
    shop.cart.send({ type: "cart.open", shopper: "guest" });
    expect(noticesOf(shop)).toEqual([]);
  });
});

describe("what the cart did not take", () => {
  const rejections: Failure[] = [
    { id: 409, reason: "stock", productId: "frijol", limit: 2 },
    { id: 409, reason: "cap", productId: "frijol", limit: 5 },
    { id: 403, reason: "counterOnly" },
    { id: 410, productId: "frijol" },
  ];

  it.each(rejections)("is named with the reason of a rejection: %j", async (failure) => {
    const shop = runCart();
    await shop.open(RICE);
    const item = lineOf("frijol", 9, { name: "Frijol negro" });
    shop.cart.send({ type: "line.add", operationId: "op-1", item });
    await shop.services.changes.last.refuse(failure);
    const notice: Notice = { kind: "rejectedLines", id: "frijol", name: "Frijol negro", failure };
    expect(noticesOf(shop)).toEqual([notice]);
    await shop.services.reads.last.answer(cartOf(RICE));
    expect(noticesOf(shop)).toEqual([notice]);
    shop.cart.send({ type: "line.add", operationId: "op-2", item: lineOf("frijol") });
    expect(noticesOf(shop)).toEqual([]);
  });

  it("is nothing when a removal or an emptying is refused", async () => {
    const shop = runCart();
    await shop.open(RICE);
    shop.cart.send({ type: "line.remove", operationId: "op-1", id: "arroz" });
    await shop.services.changes.last.refuse({ id: 404, what: "product" });
    expect(noticesOf(shop)).toEqual([]);
  });

  it("of a guest's lines is named, with how many and why", async () => {
    const shop = runCart();
    shop.services.deviceCart.write([RICE, lineOf("pastillas", 9, { name: "Pastillas" })]);
    shop.cart.send({ type: "cart.open", shopper: "guest" });
    const code = { id: 409, reason: "cap", productId: "pastillas", limit: 5 } as const;
    await shop.services.quotes.last.answer({
      ...quoteOf(RICE, lineOf("pastillas", 5, { name: "Pastillas" })),
      rejectedLines: [
        { id: "pastillas", quantity: 4, code },
        { id: "nada", quantity: 1, code: { id: 410, productId: "nada" } },
      ],
    });
    expect(noticesOf(shop)).toEqual([
      { kind: "rejectedLines", id: "pastillas", name: "Pastillas", quantity: 4, failure: code },
      {
        kind: "rejectedLines",
        id: "nada",
        name: "nada",
        quantity: 1,
        failure: { id: 410, productId: "nada" },
      },
    ]);
  });

  it("of a merge is named, some lines or all of them", async () => {
    const shop = runCart();
    await shop.openGuest(RICE, lineOf("frijol"));
    shop.cart.send({ type: "cart.open", shopper: "account" });
    shop.cart.send({ type: "account.confirmed", uid: "ana" });
    const code = { id: 410, productId: "frijol" } as const;
    await shop.services.changes.last.answer({
      ...cartOf(RICE),
      rejectedLines: [{ id: "frijol", quantity: 1, code }],
    });
    const beans: Notice = { kind: "rejectedLines", id: "frijol", name: "frijol", quantity: 1, failure: code };
    expect(noticesOf(shop)).toEqual([beans]);

    const refused = runCart();
    await refused.openGuest(RICE, lineOf("frijol"));
    refused.cart.send({ type: "cart.open", shopper: "account" });
    refused.cart.send({ type: "account.confirmed", uid: "ana" });
    await refused.services.changes.last.refuse({ id: 422, field: "lines" });
    expect(noticesOf(refused)).toEqual([
      {
        kind: "rejectedLines",
        id: "arroz",
        name: "arroz",
        quantity: 3,
        failure: { id: 422, field: "lines" },
      },
      {
        kind: "rejectedLines",
        id: "frijol",
        name: "frijol",
        quantity: 1,
        failure: { id: 422, field: "lines" },
      },
    ]);
  });
});

describe("a guest's prices", () => {
  it("are compared with those that the device kept, and told until they were read", async () => {
    const shop = runCart();
    shop.services.deviceCart.write([lineOf("arroz", 3, { unitPrice: 900 })]);
    shop.cart.send({ type: "cart.open", shopper: "guest" });
    await shop.services.quotes.last.answer(quoteOf(RICE));
    expect(noticesOf(shop)).toEqual([REPRICED]);
    shop.services.notifyCart();
    await shop.services.quotes.last.answer(quoteOf(RICE));
    expect(noticesOf(shop)).toEqual([REPRICED]);
    shop.cart.send({ type: "notice.dismiss", key: noticeKey(REPRICED) });
    expect(noticesOf(shop)).toEqual([]);
  });
});
