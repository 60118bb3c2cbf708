import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { FULL_CART } from "../../testing/carts.ts";
import type { OpenShop } from "../../testing/open-shop.ts";
import { EGGS, HOME, MILK, SHELF, TOMATO } from "../../testing/products.ts";
import { screenStories, shopAt, shopOf } from "../../testing/story-shop.tsx";

const meta = { ...screenStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const visit = { path: paths.marketplace };
const FIRST_PAGE = { products: SHELF, total: 327, nextCursor: "después" };

async function showFirstPage({ services }: OpenShop): Promise<void> {
  await services.catalog.homes.last.answer(HOME);
  await services.catalog.pages.last.answer(FIRST_PAGE);
}

async function askForMore(shop: OpenShop): Promise<void> {
  await showFirstPage(shop);
  shop.marketplace.actors.catalog.send({ type: "catalog.more" });
}

export const Loading: Story = {
  loaders: [shopAt(visit, ({ services }) => services.catalog.homes.last.answer(HOME))],
};

export const Full: Story = { loaders: [shopAt(visit, showFirstPage)] };

export const FullOnAPhone: Story = { ...Full, globals: { viewport: { value: "phone", isRotated: false } } };

export const FullInTheDark: Story = { ...Full, globals: { theme: "dark" } };

export const OneAisle: Story = {
  loaders: [
    shopAt({ path: paths.category("lacteos") }, async ({ services }) => {
      await services.catalog.homes.last.answer(HOME);
      const products = SHELF.filter(({ category }) => category === "lacteos");
      await services.catalog.pages.last.answer({ products, total: products.length });
    }),
  ],
};

export const EmptyAisle: Story = {
  loaders: [
    shopAt({ path: paths.category("mascotas") }, async ({ services }) => {
      await services.catalog.homes.last.answer(HOME);
      await services.catalog.pages.last.answer({ products: [], total: 0 });
    }),
  ],
};

export const Failed: Story = {
  loaders: [
    shopAt(visit, async ({ services }) => {
      await services.catalog.homes.last.refuse({ id: 503 });
      await services.catalog.pages.last.refuse({ id: 503 });
    }),
  ],
};

export const LoadingMore: Story = { loaders: [shopAt(visit, askForMore)] };

export const MoreFailed: Story = {
  loaders: [
    shopAt(visit, async (shop) => {
      await askForMore(shop);
      await shop.services.catalog.pages.last.refuse({ id: 503 });
    }),
  ],
};

export const MoreAdded: Story = {
  ...Full,
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cargar más productos" }));
    const next = { ...TOMATO, id: "jitomate-bola-1-kg", name: "Jitomate bola 1 kg" };
    await shopOf(loaded).services.catalog.pages.last.answer({ products: [next], total: 9 });
    await expect(await canvas.findByRole("article", { name: next.name })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(SHELF.length + 1);
    await expect(canvas.queryByRole("button", { name: "Cargar más productos" })).toBeNull();
  },
};

export const WithProductsInTheCart: Story = {
  loaders: [
    shopAt({ ...visit, isLogged: true }, async (shop) => {
      await shop.cartArrives(...FULL_CART);
      await showFirstPage(shop);
    }),
  ],
  play: async ({ canvas, loaded, userEvent }) => {
    const { changes } = shopOf(loaded).services.cart;
    await userEvent.click(canvas.getByRole("button", { name: `Aumentar cantidad de ${MILK.name}` }));
    await expect(canvas.getByRole("spinbutton", { name: `Cantidad de ${MILK.name}` })).toHaveValue(3);
    await userEvent.click(canvas.getByRole("button", { name: `Disminuir cantidad de ${EGGS.name}` }));
    const add = canvas.getByRole("button", { name: `Agregar ${EGGS.name} al carrito` });
    await expect(add).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Carrito, 9 productos" })).toBeVisible();
    await expect(changes.inputs.map(({ kind }) => kind)).toEqual(["set"]);
  },
};

export const AddedByAGuest: Story = {
  ...Full,
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Agregar ${TOMATO.name} al carrito` }));
    const message = await canvas.findByText(`Agregaste ${TOMATO.name} al carrito.`);
    await waitFor(() => expect(message).toBeVisible());
    await expect(canvas.getByRole("link", { name: "Carrito, 1 producto" })).toBeVisible();
    await expect(shopOf(loaded).services.cart.changes.inputs).toEqual([]);
  },
};
