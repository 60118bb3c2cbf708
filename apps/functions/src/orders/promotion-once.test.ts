import type { Shop } from "@shop/commerce";
import { describe, expect, test } from "vitest";
import type { Store } from "../documents/collections.ts";
import { countDocs } from "../testing/count-docs.ts";
import { openCheckout } from "../testing/open-checkout.ts";
import { aShop } from "../testing/samples.ts";

const HOUR = 60 * 60 * 1000;

const once = {
  code: "Hola10",
  kind: "percentage",
  percentage: 10,
  minimum: 0,
  oncePerAccount: true,
} as const;

const USED = {
  code: {
    id: 422,
    field: "promotionCode",
    reason: "codeUsed",
    message:
      "Ya usaste este código de promoción en otro pedido y vale una sola vez por cuenta. Quítalo o prueba con otro.",
  },
};

async function open(options: { store?: Store; promotions?: Shop["promotions"] } = {}) {
  const { store, promotions = [once] } = options;
  const shop = await openCheckout({ shop: aShop({ promotions }), ...(store && { store }) });
  const redeem = (promotionCode: string, accountId = "ana") => shop.buy({ promotionCode }, accountId);
  const quote = async (promotionCode: string, accountId = "ana") => {
    await shop.fillCart({ arroz: 3 }, accountId);
    return shop.pay("getPaymentCart", { promotionCode }, accountId);
  };
  return { ...shop, redeem, quote };
}

describe("a promotion that an account has once", () => {
  test("is refused in its next summary and its next order, and nothing is written", async () => {
    const shop = await open();
    expect((await shop.redeem("hola10")).order.orderSummary.promotion).toEqual({
      code: "Hola10",
      kind: "percentage",
    });
    expect(await shop.quote("HOLA10")).toEqual(USED);
    expect(await shop.redeem("HOLA10")).toEqual(USED);
    expect(await countDocs(shop.store, "orders")).toBe(1);
    expect(await shop.stockOf("arroz")).toBe(17);
  });

  test("leaves the profile and the addresses of its account alone", async () => {
    const shop = await open();
    const account = { name: "Ana", addresses: [] };
    await shop.store.transaction(async (tx) => tx.set("accounts", "ana", account));
    const { order } = await shop.redeem("hola10");
    await shop.pay("cancelOrder", { id: order.id });
    expect(await shop.store.get("accounts", "ana")).toEqual(account);
  });

  test("that is cancelled after the account was deleted is returned to no account", async () => {
    const shop = await open();
    const { order } = await shop.redeem("hola10");
    await shop.call("httpAccountServices", { method: "deleteAccount" }, "ana");
    expect(await shop.store.get("accounts", "ana")).toBeUndefined();
    shop.wait(HOUR);
    await shop.sweep();
    expect((await shop.store.get("orders", order.id))?.state).toBe("cancelado");
    expect(await countDocs(shop.store, "accounts")).toBe(0);
  });

  test("is not given back by an order from before it was had once", async () => {
    const before = await open({ promotions: [{ ...once, oncePerAccount: false }] });
    const { order } = await before.redeem("hola10");
    const shop = await open({ store: before.store });
    await shop.redeem("hola10");
    await shop.pay("cancelOrder", { id: order.id });
    expect(await shop.quote("hola10")).toEqual(USED);
  });

  test("is decided by what the order's own transaction reads: anything read before may be old", async () => {
    const shop = await open();
    const old: Store = {
      ...shop.store,
      get: async (collection, id) => (collection === "accounts" ? undefined : shop.store.get(collection, id)),
    };
    await shop.redeem("hola10");
    const other = await open({ store: old });
    expect(await other.redeem("hola10")).toEqual(USED);
  });

  test("is applied to one of many orders at once", async () => {
    const shop = await open();
    // Two devices of one account: while one pays, the other fills the shared cart again.
    const device = async () => {
      await shop.redeem("hola10");
      await shop.redeem("hola10");
      await shop.redeem("hola10");
    };
    await Promise.all([device(), device(), device()]);
    const orders = await shop.store.query({ collection: "orders", limit: 10 });
    expect(orders.filter(({ doc }) => doc.orderSummary.promotion)).toHaveLength(1);
  });
});
