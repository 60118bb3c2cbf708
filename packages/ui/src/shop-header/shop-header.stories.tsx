import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextLink } from "../link-button/text-link.tsx";
import { link } from "../story-products/link.tsx";
import { sign } from "../story-products/story-frame.tsx";
import { wholeScreen } from "../story-products/whole-screen.ts";
import { ShopHeader } from "./shop-header.tsx";
import guide from "./shop-header.md?raw";

const meta = {
  title: "Navegación/Letrero de la tienda",
  component: ShopHeader,
  args: sign,
  parameters: { docs: { ...wholeScreen.docs, description: { component: guide } } },
} satisfies Meta<typeof ShopHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sign: Story = { name: "Letrero" };

/** The header of the checkout: its only link leads back. */
export const OneWayBack: Story = {
  name: "Un solo regreso",
  args: { nav: <TextLink link={link}>Volver al carrito</TextLink>, search: undefined },
  globals: { viewport: { value: "lg", isRotated: false } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole("link", { name: "Volver al carrito" }).getBoundingClientRect();
    await expect(window.innerWidth - right).toBeLessThan(48);
  },
};

/** Of as many letters as a name on a laptop has room for in one row. */
export const LongName: Story = {
  name: "Nombre largo",
  args: {
    brand: { link, name: "Abarrotes Doña Guadalupe" },
    notice: "Próxima entrega: jueves 26 de noviembre, de 9 a 14 h",
  },
  globals: { viewport: { value: "lg", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner").offsetHeight).toBeLessThan(88);
  },
};
