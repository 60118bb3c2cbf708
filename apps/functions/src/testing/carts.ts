import { expect } from "vitest";
import { openShop, type TestShop } from "./open-shop.ts";
import { aProduct } from "./samples.ts";

export const milk = aProduct({ id: "leche", category: "lacteos" });
export const rice = aProduct({ id: "arroz", name: "Arroz", price: 10, weight: 100 });
const aspirin = aProduct({ id: "aspirina", category: "farmacia", stock: 50 });
const antibiotic = aProduct({ id: "antibiotico", category: "farmacia", prescription: true });

/** A shop that sells these four. */
export const open = () => openShop({ products: [milk, rice, aspirin, antibiotic] });

/** Units by product. */
type Units = Record<string, number>;

const linesOf = (units: Units) => Object.entries(units).map(([id, quantity]) => ({ id, quantity }));

/** The cart calls of an account. */
export function as(shop: TestShop, accountId = "ana") {
  const call = (method: string, rest: object = {}) =>
    shop.call("httpCartsServices", { method, ...rest }, accountId);
  return {
    add: (id: string, quantity: number, operationId?: string) =>
      call("addProductToCart", { product: { id, quantity }, ...(operationId ? { operationId } : {}) }),
    put: (id: string, quantity: number, operationId?: string) =>
      call("setProductQuantity", { product: { id, quantity }, ...(operationId ? { operationId } : {}) }),
    remove: (id: string, operationId?: string) =>
      call("removeProduct", { product: { id }, ...(operationId ? { operationId } : {}) }),
    clear: () => call("clearCart"),
    cart: () => call("getCart"),
    /** Products and their units, in the order of the cart. */
    stored: async () =>
      (await shop.store.get("carts", accountId))?.lines.map(({ id, quantity }) => [id, quantity]),
    quote: (units: Units) => shop.call("httpCartsServices", { method: "quoteCart", lines: linesOf(units) }),
    merge: (units: Units, operationId = "operacion-1") =>
      call("mergeCart", { operationId, lines: linesOf(units) }),
    storeLines: (units: Units) =>
      shop.store.transaction(async (tx) => tx.set("carts", accountId, { lines: linesOf(units) })),
  };
}

/** The line of the milk as encoded in a response. */
export function milkLine(quantity: number, over: object = {}) {
  return {
    id: "leche",
    quantity,
    category: "lacteos",
    totalPrice: (quantity * 2850) / 100,
    weight: (quantity * 1030) / 1000,
    name: "Leche entera 1 L",
    unitPrice: 28.5,
    unitWeight: 1.03,
    image: "/pictures/milk.webp",
    stock: 20,
    ...over,
  };
}

export const riceLine = {
  id: "arroz",
  quantity: 3,
  category: "abarrotes",
  totalPrice: 0.3,
  weight: 0.3,
  name: "Arroz",
  unitPrice: 0.1,
  unitWeight: 0.1,
  image: "/pictures/milk.webp",
  stock: 20,
};

export const emptyCart = { currentCart: { items: [] }, priceProducts: 0, totalProducts: 0, totalWeight: 0 };

export const cartOfMilk = (quantity: number, over: object = {}) => ({
  currentCart: { items: [milkLine(quantity, over)] },
  priceProducts: (quantity * 2850) / 100,
  totalProducts: quantity,
  totalWeight: (quantity * 1030) / 1000,
});

export const outOfStock = (productId: string, limit: number) => ({
  code: { id: 409, reason: "stock", productId, limit, message: expect.any(String) },
});
