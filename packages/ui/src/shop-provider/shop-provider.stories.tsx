import { Global } from "@emotion/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ShopHeader } from "../shop-header/shop-header.tsx";
import { sign } from "../story-products/story-frame.tsx";
import { ShopProvider } from "./shop-provider.tsx";
import guide from "./shop-provider.md?raw";

const meta = {
  title: "Estructura/Proveedor de la tienda",
  component: ShopProvider,
  parameters: { docs: { description: { component: guide } } },
  args: {
    children: (
      <>
        <ShopHeader {...sign} />
        <p style={{ padding: "2rem" }}>
          <Button>Ir al marketplace</Button>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof ShopProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

const otherRamps = {
  "--chakra-colors-gold-300": "#B9E3C6",
  "--chakra-colors-gold-400": "#8FD0A4",
  "--chakra-colors-gold-500": "#5FB57E",
  "--chakra-colors-gold-600": "#2E8B57",
  "--chakra-colors-gold-700": "#1F6B3A",
  "--chakra-colors-gray-800": "#1F2E27",
  "--chakra-colors-gray-900": "#16211C",
};

export const LaAlacena: Story = { name: "La Alacena" };

/** Another shop replaces the ramps of `theme/tokens/palette.ts`. Its actions, header, shelves and text follow them. */
export const AnotherShop: Story = {
  name: "Otra tienda",
  render: (args) => (
    <>
      <Global styles={{ ":root": otherRamps }} />
      <ShopProvider {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Ir al marketplace" });
    await expect(getComputedStyle(button).backgroundColor).toBe("rgb(143, 208, 164)");
  },
};
