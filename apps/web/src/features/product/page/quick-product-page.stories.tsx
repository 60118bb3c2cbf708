import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { paths } from "../../../shared/paths.ts";
import { CHEESE, MILK } from "../../../shared/testing/products.ts";
import { screenStories, shopAt, shopOf } from "../../../app/testing/story-shop.tsx";

const meta = {
  title: "Pantallas/Producto/Producto rápido",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const visit = { path: paths.quickProduct, recent: MILK.id };

export const Loading: Story = { name: "Cargando", loaders: [shopAt(visit)] };

export const Selected: Story = {
  name: "Seleccionado",
  loaders: [shopAt(visit, ({ services }) => services.catalog.products.last.answer(MILK))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: MILK.name })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Navegación principal" })).toBeNull();
  },
};

export const SoldOut: Story = {
  name: "Agotado",
  loaders: [
    shopAt({ path: paths.quickProduct, recent: CHEESE.id }, ({ services }) =>
      services.catalog.products.last.answer(CHEESE),
    ),
  ],
  play: async ({ canvas, loaded }) => {
    const { lists } = shopOf(loaded).services.related;
    await waitFor(() => expect(lists.inputs).toEqual([CHEESE.id]));
    await lists.last.answer({ similar: [MILK], boughtTogether: [] });
    await expect(
      await canvas.findByRole("button", { name: `Agregar ${MILK.name} al carrito` }),
    ).toBeVisible();
  },
};

export const Missing: Story = {
  name: "Falta",
  loaders: [
    shopAt(visit, ({ services }) => services.catalog.products.last.refuse({ id: 404, what: "product" })),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Producto no encontrado" })).toBeVisible();
  },
};

export const Failed: Story = {
  name: "Con una falla",
  loaders: [shopAt(visit, ({ services }) => services.catalog.products.last.refuse({ id: 503 }))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "No pudimos mostrar este producto",
    );
    await expect(canvas.getByRole("button", { name: "Reintentar" })).toBeVisible();
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  name: "Con una falla, y otra vez",
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
    await shopOf(loaded).services.catalog.products.last.answer(MILK);
    await expect(await canvas.findByRole("heading", { level: 1, name: MILK.name })).toBeVisible();
  },
};
