import { quoteOf } from "@shop/cart-machine/testing";
import { shop as config } from "@shop/commerce";
import { toCartItem } from "@shop/commerce";
import type { CartItem, Home, Product } from "@shop/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { paths } from "../../../shared/paths.ts";
import { HOME, MILK, PARACETAMOL, SALMON, PRODUCTS, TOMATO } from "../../../shared/testing/products.ts";
import { renderShop } from "../../../app/testing/render-shop.tsx";

const BADGE = "Cadena de frío";
const MILK_POWDER: Product = { ...MILK, id: "leche-en-polvo", name: "Leche en polvo 1 kg", coldChain: false };
const VACCINE: Product = { ...PARACETAMOL, id: "vacuna", name: "Vacuna", coldChain: true };

async function openCart(isLogged: boolean, ...items: CartItem[]) {
  const { shop } = await renderShop({ path: paths.cart, isLogged, guestLines: isLogged ? [] : items });
  if (isLogged) shop.confirm();
  await shop.cartArrives(...items);
}

const lineOf = async ({ name }: Product) => within(await screen.findByRole("listitem", { name }));
const groupOf = (name: string) => within(screen.getByRole("region", { name }));

describe.each([
  ["a guest", false],
  ["an account", true],
])("the cart of %s", (_, isLogged) => {
  it("marks the cold goods of every group, each in the group of its category, and explains the mark once", async () => {
    const goods = [TOMATO, SALMON, MILK, MILK_POWDER, VACCINE];
    await openCart(isLogged, ...goods.map((product) => toCartItem(product, 2)));
    const marked = await Promise.all(
      goods.map(async (product) => (await lineOf(product)).queryAllByText(BADGE).length),
    );
    expect(marked).toEqual([0, 1, 1, 0, 1]);
    expect(groupOf("Frescos, despensa y hogar").getByRole("listitem", { name: SALMON.name })).toBeDefined();
    expect(groupOf("Lácteos").getByRole("listitem", { name: MILK_POWDER.name })).toBeDefined();
    expect(groupOf("Farmacia").getByRole("listitem", { name: VACCINE.name })).toBeDefined();
    const cold = config.shipping.filter(({ keepsCold }) => keepsCold).map(({ name }) => `«${name}»`);
    expect(screen.getAllByText(new RegExp(`solo puedes elegir ${cold.join(" o ")}\\.`))).toHaveLength(1);
  });

  it("explains nothing where nothing is cold", async () => {
    await openCart(isLogged, toCartItem(TOMATO, 2), toCartItem(MILK_POWDER, 2));
    await lineOf(MILK_POWDER);
    expect(screen.queryByText(/Cadena de frío/)).toBeNull();
  });
});

const COLD = expect.stringContaining("caja fría");
const CAPPED = expect.stringContaining("Puedes llevar hasta 5 piezas");
const COUNTER = expect.stringContaining("receta");

it.each([
  [SALMON, 1, [COLD]],
  [MILK_POWDER, 0, []],
  [VACCINE, 1, [COLD, CAPPED]],
  [{ ...VACCINE, prescription: true }, 1, [COUNTER]],
])("the screen of $name speaks of the cold as the product says", async (product, marks, notices) => {
  const { shop } = await renderShop({ path: paths.product(product.id) });
  await waitFor(() => expect(shop.services.catalog.products.all).toHaveLength(1));
  await shop.services.catalog.products.last.answer(product);
  await screen.findByRole("heading", { level: 1, name: product.name });
  expect(screen.queryAllByText(BADGE)).toHaveLength(marks);
  expect(screen.queryAllByRole("note").map(({ textContent }) => textContent)).toEqual(notices);
});

it("the card of a product shows its handling", async () => {
  const { shop } = await renderShop({ path: paths.home });
  await waitFor(() => expect(shop.services.catalog.homes.all).toHaveLength(1));
  await shop.services.catalog.homes.last.answer({
    categories: [],
    featured: [SALMON, MILK_POWDER, ...PRODUCTS],
  });
  const markedOf = async ({ name }: Product) =>
    within(await screen.findByRole("article", { name })).queryAllByText(BADGE).length;
  expect([await markedOf(SALMON), await markedOf(MILK_POWDER), await markedOf(MILK)]).toEqual([1, 0, 1]);
});

const window = (from: string, to: string) => ({ id: from, label: from, from, to, closesAt: from });
const DELIVERIES: Pick<Home, "delivery" | "coldDelivery"> = {
  delivery: { window: window("2026-11-25T00:00:00Z", "2026-11-25T03:00:00Z"), price: 9400, daysAhead: 0 },
  coldDelivery: { window: window("2026-11-25T15:00:00Z", "2026-11-25T18:00:00Z"), price: 7100, daysAhead: 1 },
};

it.each<[string, CartItem, string]>([
  ["what keeps cold, for a cart with something cold", toCartItem(MILK, 1), "Mañana 9–12 h desde $71"],
  [
    "the soonest, where only what is sold out is cold",
    { ...toCartItem(MILK, 1), stock: 0 },
    "Hoy 18–21 h desde $94",
  ],
])("home and header promise %s", async (_, line, promise) => {
  const { shop } = await renderShop({ path: paths.home, guestLines: [line] });
  await shop.services.cart.quotes.last.answer(quoteOf(toCartItem(TOMATO, 3), line));
  await waitFor(() => expect(shop.services.catalog.homes.all).toHaveLength(1));
  await shop.services.catalog.homes.last.answer({ ...HOME, ...DELIVERIES });
  expect(await within(screen.getByRole("banner")).findByText(promise)).toBeDefined();
  expect(within(screen.getByRole("main")).getByText((text) => text.endsWith(` ${promise}.`))).toBeDefined();
});
