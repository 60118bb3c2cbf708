// @module-tag full
import { cartOf, summaryOf } from "@shop/cart-machine/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { paths } from "../../../shared/paths.ts";
import { DRY_CART, FULL_CART, LIGHT_CART } from "../../../shared/testing/carts.ts";
import type { Visit } from "../../testing/open-shop.ts";
import { EGGS, PRODUCTS, TOMATO } from "../../../shared/testing/products.ts";
import { ARRIVAL, screenStories, shopAt, shopOf } from "../../testing/story-shop.tsx";
import { QUICK_CART_BUTTON } from "./quick-cart-context.ts";

type Canvas = ReturnType<typeof within>;

/** The first step of every story. The drawer takes the focus some frames after it appears. */
async function open(canvas: Canvas): Promise<Canvas> {
  // On a phone the button is not shown, and so has no role.
  document.getElementById(QUICK_CART_BUTTON)?.click();
  const drawer = within(await canvas.findByRole("dialog", { name: "Tu carrito" }, ARRIVAL));
  await waitFor(() => expect(drawer.getByRole("heading", { name: "Tu carrito" })).toHaveFocus());
  return drawer;
}

const meta = {
  title: "Pantallas/Carrito/Carrito rápido",
  ...screenStories,
  play: async ({ canvas }) => {
    await open(canvas);
  },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const visit: Visit = { path: paths.about, isLogged: true };

const holding = (items = FULL_CART) => shopAt(visit, (shop) => shop.cartArrives(...items));

export const Guest: Story = {
  name: "Sin cuenta",
  loaders: [shopAt({ path: paths.about, guestLines: FULL_CART }, (shop) => shop.cartArrives(...FULL_CART))],
  play: async ({ canvas, loaded, userEvent }) => {
    const drawer = await open(canvas);
    await userEvent.click(drawer.getByRole("link", { name: "Ir a pagar" }));
    await canvas.findByRole("heading", { level: 1, name: "¿A dónde te mandamos tu código?" }, ARRIVAL);
    await expect(shopOf(loaded).path).toBe(paths.checkoutAddress);
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
  },
};

export const Loading: Story = { name: "Cargando", loaders: [shopAt(visit)] };

export const Empty: Story = { name: "Vacío", loaders: [holding([])] };

export const BelowMinimum: Story = {
  name: "Bajo el mínimo",
  loaders: [holding(LIGHT_CART)],
  play: async ({ canvas, loaded, userEvent }) => {
    const drawer = await open(canvas);
    await expect(drawer.getByRole("meter", { name: "Peso mínimo" })).toBeVisible();
    await expect(drawer.getAllByText(/1\.94 kg/)).toHaveLength(1);
    const { fillers } = shopOf(loaded).services;
    await waitFor(() => expect(fillers.lists.all).toHaveLength(1));
    await fillers.lists.last.answer(PRODUCTS);
    await userEvent.click(drawer.getByRole("button", { name: /^Te faltan 1\.94 kg/ }));
    const row = within(
      await drawer.findByRole("region", { name: "Con cualquiera de estos llegas al peso mínimo" }),
    );
    await expect(row.getByRole("button", { name: `Agregar ${TOMATO.name} al carrito` })).toBeVisible();
    await expect(drawer.queryByRole("link", { name: "Ir a pagar" })).toBeNull();
  },
};

export const Ready: Story = {
  name: "Listo",
  loaders: [holding()],
  play: async ({ canvas }) => {
    const drawer = await open(canvas);
    await expect(drawer.getByRole("link", { name: "Ir a pagar" })).toBeVisible();
  },
};

/** The toast with undo can be reached, and the next line has the focus of the removed one. */
export const RemovedAndUndone: Story = {
  name: "Quitado y deshecho",
  loaders: [holding(DRY_CART)],
  play: async ({ canvas, userEvent }) => {
    const drawer = await open(canvas);
    drawer.getByRole("button", { name: `Quitar ${TOMATO.name}` }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(drawer.queryByRole("listitem", { name: TOMATO.name })).toBeNull());
    await waitFor(() => expect(drawer.getByRole("link", { name: EGGS.name })).toHaveFocus());
    drawer.getByRole("button", { name: "Deshacer" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await drawer.findByRole("listitem", { name: TOMATO.name })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLDivElement));
    await userEvent.tab();
    await expect(drawer.getByRole("button", { name: "Cerrar carrito" })).toHaveFocus();
  },
};

export const Failed: Story = {
  name: "Con una falla",
  loaders: [shopAt(visit, ({ services }) => services.cart.reads.last.refuse({ id: 503 }))],
  play: async ({ canvas, loaded, userEvent }) => {
    const drawer = await open(canvas);
    const retry = drawer.getByRole("button", { name: "Reintentar" });
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute("aria-busy", "true");
    const { reads, summaries } = shopOf(loaded).services.cart;
    await reads.last.answer(cartOf(...DRY_CART));
    await summaries.last.answer(summaryOf(DRY_CART));
    await expect(await drawer.findByRole("listitem", { name: EGGS.name })).toBeVisible();
    await expect(canvas.getByRole("dialog").contains(document.activeElement)).toBe(true);
  },
};
