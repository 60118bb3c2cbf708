import { expect, test } from "vitest";
import { importCatalog } from "../catalog/import-catalog.ts";
import { jsonOf, ROW } from "../testing/catalog-rows.ts";
import { openShop } from "../testing/open-shop.ts";
import { aProduct } from "../testing/samples.ts";

const RICE = aProduct({ id: "arroz", name: "Arroz 1 kg", price: 2800, stock: 12 });
const [BEANS, MILK] = [aProduct({ id: "frijol", stock: 0 }), aProduct({ id: "leche", stock: 3 })];
const SEEN = { price: 28, stock: 12 };
const OFFER = { price: 24.5, regularPrice: 28, stock: 12 };

async function openGoods() {
  const shop = await openShop({ products: [RICE, BEANS, MILK] });
  return {
    ...shop,
    change: (from: object, to: object, id = RICE.id) => shop.desk({ method: "changeProduct", id, from, to }),
  };
}

test("the products of which the fewest are left come first", async () => {
  const { desk } = await openGoods();
  expect(await desk({ method: "listLowStock" })).toMatchObject({
    products: [
      { id: "frijol", stock: 0 },
      { id: "leche", stock: 3 },
      { id: "arroz", stock: 12 },
    ],
  });
});

test("a shopper finds an offer at once where its price belongs, and the log says who made it", async () => {
  const { call, change, log } = await openGoods();
  const byPrice = () => call("httpCatalogServices", { method: "listProducts", sort: "price" });
  await byPrice();
  expect(await change(SEEN, OFFER)).toMatchObject({ isChanged: true, product: { id: "arroz", ...OFFER } });
  const cheap = await change({ price: 28.5, stock: 3 }, { price: 1, stock: 3 }, MILK.id);
  expect(cheap).toMatchObject({ isChanged: true });
  expect(await byPrice()).toMatchObject({
    products: [{ id: "leche", price: 1 }, { id: "arroz", ...OFFER }, { id: "frijol" }],
  });
  expect(await log()).toContainEqual({
    at: "2026-11-21T12:00:00.000Z",
    by: "luz@tienda.example",
    accountId: "luz",
    method: "changeProduct",
    subject: "Arroz 1 kg",
    before: "$28.00, 12 en existencia",
    after: "$24.50, antes $28.00, 12 en existencia",
  });
  expect(await change(OFFER, { price: 24.5, stock: 40 })).toMatchObject({ isChanged: true });
  const { product } = (await call("httpCatalogServices", { method: "getProduct", id: "arroz" })) as {
    product: object;
  };
  expect(product).toMatchObject({ price: 24.5, stock: 40 });
  expect(product).not.toHaveProperty("regularPrice");
});

test("a hidden product is nowhere and leaves the carts, also after an import, until it is shown again", async () => {
  const { call, desk, log, store } = await openGoods();
  const listed = async () => {
    const { products } = (await call("httpCatalogServices", { method: "listProducts" })) as {
      products: { id: string }[];
    };
    return products.map(({ id }) => id).toSorted();
  };
  await call(
    "httpCartsServices",
    { method: "mergeCart", operationId: "1", lines: [{ id: "arroz", quantity: 2 }] },
    "ana",
  );
  const hide = (isHidden: boolean, id = "arroz") => desk({ method: "hideProduct", id, isHidden });
  expect(await listed()).toEqual(["arroz", "frijol", "leche"]);
  await hide(true);
  expect(await hide(true)).toMatchObject({ product: { id: "arroz", stock: 12 } });
  expect(await listed()).toEqual(["frijol", "leche"]);
  const gone = { code: { id: 404 } };
  expect(await call("httpCatalogServices", { method: "getProduct", id: "arroz" })).toMatchObject(gone);
  expect(await call("httpCartsServices", { method: "getCart" }, "ana")).toMatchObject({
    currentCart: { items: [] },
  });
  expect(await desk({ method: "listLowStock" })).toMatchObject({ hidden: [{ id: "arroz" }] });

  await importCatalog(store, jsonOf({ ...ROW, id: "arroz", price: 29 }, { ...ROW, id: "pan" }));
  expect(await listed()).toEqual(["pan"]);
  await hide(false);
  expect(await call("httpCatalogServices", { method: "getProduct", id: "arroz" })).toMatchObject({
    product: { price: 29 },
  });
  await hide(true);
  await importCatalog(store, jsonOf({ ...ROW, id: "pan" }));
  expect(await hide(false)).toMatchObject(gone);
  expect((await log()).map(({ method, after }) => `${method} ${after}`)).toEqual(
    expect.arrayContaining(["hideProduct oculto", "hideProduct visible"]),
  );
});

test("a repeated change changes nothing more", async () => {
  const { change, log } = await openGoods();
  await change(SEEN, OFFER);
  expect(await change(SEEN, OFFER)).toMatchObject({ isChanged: true });
  expect(await log()).toHaveLength(1);
});

test("a price is changed while the product sells, and the stock while somebody changes the price", async () => {
  const { change, stock } = await openGoods();
  await stock([{ ...RICE, stock: 11 }]);
  const priced = await change(SEEN, { price: 30, stock: 12 });
  expect(priced).toMatchObject({ isChanged: true, product: { price: 30, stock: 11 } });
  const counted = await change({ price: 28, stock: 11 }, { price: 28, stock: 40 });
  expect(counted).toMatchObject({ isChanged: true, product: { price: 30, stock: 40 } });
});

test("a changed price does not end an import that has begun, and an import after it is listed at once", async () => {
  const { call, change, store } = await openGoods();
  await change(SEEN, OFFER);
  await change(OFFER, { ...OFFER, stock: 40 });
  expect(await store.get("catalogState", "current")).toEqual({ version: 0, pricings: 1 });
  const list = () => call("httpCatalogServices", { method: "listProducts", sort: "price" });
  await list();
  await importCatalog(store, jsonOf({ ...ROW, id: "garbanzo" }));
  expect(await list()).toMatchObject({ products: [{ id: "garbanzo" }] });
});

test("a product that is no longer as it was seen stays as it is, and the answer says so", async () => {
  const { change, stock, log } = await openGoods();
  const wanted = { price: 30, stock: 20 };
  await stock([{ ...RICE, stock: 11 }]);
  expect(await change(SEEN, wanted)).toMatchObject({ isChanged: false, product: { price: 28, stock: 11 } });
  const [yours, mine] = await Promise.all([
    change({ price: 28, stock: 11 }, OFFER),
    change({ price: 28, stock: 11 }, wanted),
  ]);
  expect([yours, mine]).toMatchObject([
    { isChanged: true, product: OFFER },
    { isChanged: false, product: OFFER },
  ]);
  expect(await log()).toHaveLength(1);
});

test.for<[object, string]>([
  [{ price: 1_000_000.01, stock: 1 }, "to.price"],
  [{ price: 10, stock: 1_000_001 }, "to.stock"],
  [{ price: 10, stock: 1.5 }, "to.stock"],
])("%o is refused", async ([to, field]) => {
  const { change } = await openGoods();
  expect(await change(SEEN, to)).toMatchObject({ code: { id: 422, field } });
});

test("a product that is no longer sold is a 404", async () => {
  const { change } = await openGoods();
  expect(await change(SEEN, OFFER, "no-hay")).toMatchObject({ code: { id: 404, what: "product" } });
});
