import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shelf } from "../story-products/shelf.tsx";
import { StoryCard } from "../story-products/story-card.tsx";
import { onPage } from "../story-products/decorators.tsx";
import { ProductGrid } from "./product-grid.tsx";
import guide from "./product-grid.md?raw";

const meta = {
  title: "Producto/Estante",
  component: ProductGrid,
  parameters: { docs: { description: { component: guide } } },
  args: { children: shelf.map((product) => <StoryCard key={product.name} {...product} />) },
  decorators: [onPage()],
} satisfies Meta<typeof ProductGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shelf: Story = { name: "Repisa" };

export const ShelfOnAPhone: Story = {
  ...Shelf,
  name: "Repisa, en el teléfono",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const edges = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect());
    const margin = 16;
    await expect(Math.min(...edges.map(({ left }) => left))).toBe(margin);
    const end = Math.max(...edges.map(({ right }) => right));
    // Cards overlap by a pixel.
    await expect(Math.abs(innerWidth - end - margin)).toBeLessThanOrEqual(1);
  },
};
