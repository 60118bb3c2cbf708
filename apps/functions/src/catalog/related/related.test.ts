import { describe, expect, it } from "vitest";
import type { OrderDoc } from "../../documents/order-doc.ts";
import { anOrder, ORDER_LINE } from "../../testing/an-order.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { aCategory, aProduct } from "../../testing/samples.ts";
import { countBoughtTogether } from "../stored/bought-together.ts";

let count = 0;

/** An order of one piece of each. */
function orderOf(accountId: string, ids: string[], over: Partial<OrderDoc> = {}): OrderDoc {
  count += 1;
  const items = ids.map((id) => ({
    ...ORDER_LINE,
    id,
    name: id,
    category: id.startsWith("pastilla") ? "farmacia" : "abarrotes",
  }));
  return anOrder({ id: `pedido-${count}`, accountId, items, ...over });
}

describe("what is bought together", () => {
  it("counts people, not orders: three have to have bought both", () => {
    const ana = [1, 2, 3, 4, 5].map(() => orderOf("ana", ["pan", "leche"]));
    const two = [...ana, orderOf("eva", ["pan", "leche"])];
    expect(countBoughtTogether(two)).toEqual({});
    expect(countBoughtTogether([...two, orderOf("luz", ["leche", "pan"])])).toEqual({
      leche: ["pan"],
      pan: ["leche"],
    });
  });

  it("names the most frequent first, and six at most", () => {
    const bestSellers = Array.from({ length: 9 }, (_, n) => `cosa-${n}`);
    const related = countBoughtTogether([
      ...["ana", "eva", "luz"].map((who) => orderOf(who, ["pan", ...bestSellers])),
      orderOf("rosa", ["pan", "cosa-7"]),
    ]);
    expect(related["pan"]).toEqual(["cosa-7", "cosa-0", "cosa-1", "cosa-2", "cosa-3", "cosa-4"]);
  });

  it("says nothing of the pharmacy", () => {
    const who = ["ana", "eva", "luz"];
    expect(
      countBoughtTogether(who.map((each) => orderOf(each, ["pastilla-a", "pastilla-b", "pan"]))),
    ).toEqual({});
  });

  it("leaves out an order of half the shop", () => {
    const all = Array.from({ length: 41 }, (_, n) => `cosa-${n}`);
    expect(countBoughtTogether(["ana", "eva", "luz"].map((who) => orderOf(who, all)))).toEqual({});
  });
});

const PRODUCTS = [
  aProduct({ id: "pan-blanco", name: "Pan blanco 680 g", brand: "Alba", price: 4000 }),
  aProduct({ id: "pan-integral", name: "Pan integral 680 g", brand: "Alba", price: 4400 }),
  aProduct({ id: "pan-caro", name: "Pan de nuez 680 g", brand: "Otra", price: 40_000 }),
  aProduct({ id: "pan-agotado", name: "Pan blanco 500 g", brand: "Alba", price: 4000, stock: 0 }),
  aProduct({ id: "arroz", name: "Arroz 1 kg", brand: "Alba", price: 4000 }),
  aProduct({ id: "leche", name: "Leche 1 L", category: "lacteos" }),
];

const openRelated = (orders: OrderDoc[] = []) =>
  openShop({
    products: PRODUCTS,
    categories: [aCategory({ id: "abarrotes" }), aCategory({ id: "lacteos", aisle: 2 })],
    orders,
  });

/** What is related to a product, by ids. */
async function relatedTo(shop: TestShop, id: string) {
  const answer = await shop.call("httpCatalogServices", { method: "listRelated", id });
  // The response has whole products, of which only the ids are compared here.
  const { similar, boughtTogether } = answer as Record<"similar" | "boughtTogether", { id: string }[]>;
  return { similar: similar.map((each) => each.id), boughtTogether: boughtTogether.map((each) => each.id) };
}

describe("products related to one", () => {
  it("are of its category, the most alike first, and can be bought", async () => {
    expect(await relatedTo(await openRelated(), "pan-blanco")).toEqual({
      similar: ["pan-integral", "pan-caro", "arroz"],
      boughtTogether: [],
    });
  });

  it("are what is bought with it once the orders were counted, and no product twice", async () => {
    const placed = ["ana", "eva", "luz"].map((who) => orderOf(who, ["pan-blanco", "leche", "pan-integral"]));
    const cancelled = ["ana", "eva", "luz"].map((who) =>
      orderOf(who, ["pan-blanco", "arroz"], { state: "cancelado" }),
    );
    const shop = await openRelated([...placed, ...cancelled]);
    await shop.sweep();
    expect(await relatedTo(shop, "pan-blanco")).toEqual({
      similar: ["pan-caro", "arroz"],
      boughtTogether: ["leche", "pan-integral"],
    });
  });

  it("of a product that is not sold are a 404", async () => {
    const shop = await openRelated();
    expect(await shop.call("httpCatalogServices", { method: "listRelated", id: "jabon" })).toMatchObject({
      code: { id: 404 },
    });
  });
});

describe("some products by their ids", () => {
  it("are in that order, without those that are not sold", async () => {
    const shop = await openRelated();
    const ids = ["leche", "jabon", "arroz"];
    expect(await shop.call("httpCatalogServices", { method: "getProducts", ids })).toMatchObject({
      products: [{ id: "leche" }, { id: "arroz" }],
    });
  });
});
