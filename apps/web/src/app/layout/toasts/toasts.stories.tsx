// @module-tag full
import type { Meta, StoryObj } from "@storybook/react-vite";
import { toCartItem } from "@shop/commerce";
import { expect } from "storybook/test";
import type { AppEvent } from "../../machine/app-machine.ts";
import { paths } from "../../../shared/paths.ts";
import { MILK } from "../../../shared/testing/products.ts";
import { ARRIVAL, screenStories, shopAt, shopOf } from "../../testing/story-shop.tsx";

const meta = {
  title: "Pantallas/Marco/Avisos pasajeros",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** A message on an unrelated screen. */
const showing = (event: AppEvent): Story => ({
  loaders: [shopAt({ path: paths.about }, ({ app }) => app.send(event))],
});

export const Expired: Story = {
  ...showing({ type: "session.notice", notice: "expired" }),
  name: "Vencido",
};

export const Added: Story = {
  name: "Agregado",
  ...showing({ type: "cart.lineAdded", item: toCartItem(MILK, 1) }),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Ver carrito" }));
    await canvas.findByRole("dialog", { name: "Tu carrito" }, ARRIVAL);
    await expect(shopOf(loaded).path).toBe(paths.about);
    await expect(canvas.queryByText(/^Agregaste/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Cerrar carrito" }));
    await expect(canvas.getByRole("button", { name: "Vista rápida del carrito" })).toHaveFocus();
  },
};
