import { onPage, shelf, StoryCard } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { VirtualizedList } from "./virtualized-list.tsx";
import { ListMemories } from "./list-memory.ts";
import guide from "./virtualized-list.md?raw";

const memories = new ListMemories();

function render(place: number) {
  const product = shelf[place % shelf.length];
  return product && <StoryCard key={place} {...product} name={`${product.name}, ${place + 1}`} />;
}

const meta = {
  title: "Producto/Estante largo",
  component: VirtualizedList,
  args: { count: 30, render, memory: memories.of("corta") },
  parameters: { docs: { description: { component: guide }, source: { type: "code" } } },
  decorators: [onPage()],
} satisfies Meta<typeof VirtualizedList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = { name: "Corto" };

/** A section far from the viewport is only a box of its measured height. */
export const VeryLong: Story = {
  name: "Muy largo",
  args: { count: 600, memory: memories.of("larga") },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("article").length).toBeLessThan(200), { timeout: 10_000 });
    const { scrollHeight } = document.documentElement;
    await expect(scrollHeight).toBeGreaterThan(20_000);
  },
};
