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

export const LaAlacena: Story = {};

export const AnotherShop: Story = {
  args: {
    palette: {
      gold: { 300: "#B9E3C6", 400: "#8FD0A4", 500: "#5FB57E", 600: "#2E8B57", 700: "#1F6B3A" },
      gray: { 800: "#1F2E27", 900: "#16211C" },
    },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Ir al marketplace" });
    await expect(getComputedStyle(button).backgroundColor).toBe("rgb(143, 208, 164)");
  },
};
