import { link } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ReviewBlock } from "./review-block.tsx";
import guide from "./review-block.md?raw";

const meta = {
  title: "Compra/Bloque de revisión",
  component: ReviewBlock,
  parameters: { docs: { description: { component: guide } } },
  args: {
    heading: "Dirección de entrega",
    change: { link, text: "Cambiar", name: "Cambiar la dirección" },
    children: (
      <>
        <p>Ana Torres</p>
        <p>Calle del Árbol 12, Centro, 97000, Mérida, Yucatán</p>
      </>
    ),
  },
} satisfies Meta<typeof ReviewBlock>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Address: Story = {
  name: "Dirección",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Dirección de entrega" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Cambiar la dirección" })).toBeVisible();
  },
};
