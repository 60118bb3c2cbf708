import { describe, expect, test } from "vitest";
import type { OrderDoc } from "../documents/order-doc.ts";
import { anAddress } from "@shop/contract/testing";
import { anOrder } from "../testing/an-order.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { mailRefunded, mailState } from "../orders/order-mail.ts";
import { aProduct } from "../testing/samples.ts";
import { forgetClosedOrders } from "./release-orders.ts";

const address = anAddress({ id: "casa", notes: "Portón verde" });

/** Ana and Luis each have a profile, an address, a cart and these orders. */
async function openWith(orders: OrderDoc[] = [], isIdentityDown = false): Promise<TestShop> {
  const shop = await openShop({
    products: [aProduct({ id: "leche" })],
    isIdentityDown,
    orders,
  });
  await shop.store.transaction(async (tx) => {
    for (const id of ["ana", "luis"]) {
      const saved = { ...address, id: "casa" };
      tx.set("accounts", id, { name: id, addresses: [saved], defaultAddressId: "casa" });
      tx.set("carts", id, { lines: [{ id: "leche", quantity: 2 }] });
    }
  });
  return shop;
}

const exportOf = (shop: TestShop, accountId = "ana") =>
  shop.call("httpAccountServices", { method: "exportData" }, accountId);
const remove = (shop: TestShop, signedInAt?: Date) =>
  shop.call("httpAccountServices", { method: "deleteAccount" }, "ana", { signedInAt });

describe("exportData", () => {
  test("it returns what the shop stores, with decimals and kilograms, and nothing of others", async () => {
    const shop = await openWith([anOrder({ id: "o-1" }), anOrder({ id: "o-2", accountId: "luis" })]);
    expect(await exportOf(shop)).toEqual({
      data: {
        exportedAt: "2026-11-21T12:00:00.000Z",
        currency: "MXN",
        accountId: "ana",
        profile: { name: "ana" },
        addresses: [{ ...address, isDefault: true }],
        cart: {
          currentCart: { items: [expect.objectContaining({ id: "leche", totalPrice: 57, weight: 2.06 })] },
          priceProducts: 57,
          totalProducts: 2,
          totalWeight: 2.06,
        },
        orders: [expect.objectContaining({ id: "o-1", address: anAddress() })],
      },
    });
  });

  test("it gives every order, however many", async () => {
    const orders = Array.from({ length: 250 }, (_, index) => anOrder({ id: `o-${index}` }));
    const { data } = (await exportOf(await openWith(orders))) as { data: { orders: { id: string }[] } };
    expect(new Set(data.orders.map(({ id }) => id))).toEqual(new Set(orders.map(({ id }) => id)));
  });
});

describe("deleteAccount", () => {
  test("cart, profile, addresses and identity are deleted, and those of others stay", async () => {
    const shop = await openWith();
    expect(await remove(shop)).toEqual({});
    expect(await shop.store.getMany("carts", ["ana", "luis"])).toEqual([
      undefined,
      { lines: [{ id: "leche", quantity: 2 }] },
    ]);
    expect(await shop.store.get("accounts", "ana")).toBeUndefined();
    expect(await shop.store.get("accounts", "luis")).toMatchObject({ name: "luis" });
    expect(shop.deletedIdentities).toEqual(["ana"]);
  });

  test("closed orders stay for the shop's books, without a word about the buyer", async () => {
    const [delivered, others] = [
      anOrder({
        id: "o-1",
        payment: { status: "paid", url: "/pagar/o-1", reference: "r-1" },
        history: [{ state: "entregado", at: "2026-11-20T18:00:00.000Z" }],
        refunds: {
          units: [{ id: "arroz", quantity: 1, amount: 11.6 }],
          summary: anOrder({ id: "o-1" }).orderSummary,
        },
      }),
      anOrder({ id: "o-2", accountId: "luis" }),
    ];
    const shop = await openWith([{ ...delivered, email: "ana@correo.mx" }, others]);
    await shop.store.transaction(async (tx) => {
      mailState(tx, { ...delivered, email: "ana@correo.mx" });
      mailRefunded(tx, { ...delivered, email: "ana@correo.mx" }, { locale: "es-MX" });
    });
    await remove(shop);
    expect(await shop.store.getMany("orders", ["o-1", "o-2"])).toEqual([
      {
        ...delivered,
        accountId: "*forgotten",
        requestHash: "",
        payment: { status: "paid", reference: "r-1" },
        address: {
          name: "",
          street: "",
          exteriorNumber: "",
          neighbourhood: "",
          city: "Mérida",
          state: "Yucatán",
          postalCode: "97000",
          phone: "",
        },
      },
      others,
    ]);
    expect(await shop.store.query({ collection: "mail", limit: 9 })).toEqual([]);
  });

  test.for<[string, Partial<OrderDoc>, Partial<OrderDoc>]>([
    ["to be delivered", { state: "enviado" }, { state: "entregado" }],
    ["to be refunded", { state: "cancelado", dueRefunds: [{ reference: "r-1" }] }, { dueRefunds: [] }],
  ])("an order that is still %s keeps its address until it is closed", async ([, open, closed]) => {
    const order = anOrder({ id: "o-1", ...open });
    const shop = await openWith([order]);
    await remove(shop);
    await forgetClosedOrders(shop.store);
    const leaving = { ...order, accountId: "*leaving" };
    expect(await shop.store.get("orders", "o-1")).toEqual(leaving);
    await shop.setOrders({ ...leaving, ...closed });
    await forgetClosedOrders(shop.store);
    expect(await shop.store.get("orders", "o-1")).toMatchObject({
      accountId: "*forgotten",
      address: { name: "", street: "", phone: "" },
    });
  });

  test("while the identity service is down it fails as often as it is tried, and the identity stays", async () => {
    const shop = await openWith([anOrder({ id: "o-1" })], true);
    expect(await remove(shop)).toMatchObject({ code: { id: 500 } });
    expect(await shop.store.get("orders", "o-1")).toMatchObject({ accountId: "*forgotten" });
    expect(await remove(shop)).toMatchObject({ code: { id: 500 } });
    expect(shop.deletedIdentities).toEqual([]);
  });

  test.for([
    ["five minutes ago", "2026-11-21T11:55:00Z"],
    ["by a clock that is ahead", "2026-11-21T12:00:30Z"],
  ] as const)("who signed in %s can delete the account", async ([, at]) => {
    const shop = await openWith();
    expect(await remove(shop, new Date(at))).toEqual({});
    expect(shop.deletedIdentities).toEqual(["ana"]);
  });

  test("an older sign-in needs reauthentication first, and until then nothing is deleted", async () => {
    const shop = await openWith();
    expect(await remove(shop, new Date("2026-11-21T11:54:59Z"))).toEqual({
      code: {
        id: 403,
        reason: "signInTooOld",
        message: "Por tu seguridad, confirma que eres tú y vuelve a intentarlo.",
      },
    });
    expect(await shop.store.get("carts", "ana")).toBeDefined();
    expect(await shop.store.get("accounts", "ana")).toBeDefined();
    expect(shop.deletedIdentities).toEqual([]);
  });

  test("a deleted account can be deleted again", async () => {
    const shop = await openWith();
    await remove(shop);
    expect(await remove(shop)).toEqual({});
  });
});
