import { describe, expect, test } from "vitest";
import { anOrder, ORDER_LINE } from "../testing/an-order.ts";
import { openShop } from "../testing/open-shop.ts";
import { aProduct } from "../testing/samples.ts";
import type { OrderDoc } from "../documents/order-doc.ts";

const order = (day: number, ids: readonly string[], over: Partial<OrderDoc> = {}) =>
  anOrder({
    id: `pedido-${day}`,
    placedAt: `2026-10-${String(day).padStart(2, "0")}T12:00:00.000Z`,
    items: ids.map((id) => ({ ...ORDER_LINE, id, category: id === "aspirina" ? "farmacia" : "abarrotes" })),
    ...over,
  });

async function boughtBy(account: string, orders: OrderDoc[]) {
  const shop = await openShop({
    orders,
    products: [
      ...["arroz", "leche", "pan", "sal"].map((id) => aProduct({ id })),
      aProduct({ id: "agotado", stock: 0 }),
      aProduct({ id: "aspirina", category: "farmacia" }),
    ],
  });
  const answer = await shop.call("httpPaymentServices", { method: "listBoughtProducts" }, account);
  return (Object(answer) as { products: { id: string }[] }).products.map(({ id }) => id);
}

describe("listBoughtProducts", () => {
  test("what is in most orders is first, and among equals what was ordered last", async () => {
    expect(
      await boughtBy("ana", [
        order(1, ["arroz", "sal"]),
        order(2, ["leche", "arroz"]),
        order(3, ["pan", "leche"]),
      ]),
    ).toEqual(["leche", "arroz", "pan", "sal"]);
  });

  test("sold-out products, medicines, cancelled orders and orders of others are left out", async () => {
    expect(
      await boughtBy("ana", [
        order(1, ["agotado", "aspirina", "no-existe", "arroz"]),
        order(2, ["pan"], { state: "cancelado" }),
        order(3, ["leche"], { accountId: "luis" }),
      ]),
    ).toEqual(["arroz"]);
  });
});
