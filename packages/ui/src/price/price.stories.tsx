import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Price } from "./price.tsx";
import guide from "./price.md?raw";

const meta = {
  title: "Producto/Precio",
  component: Price,
  args: { text: "$28.50", label: "28 pesos con 50 centavos" },
  parameters: { layout: "centered", docs: { description: { component: guide } } },
} satisfies Meta<typeof Price>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnATag: Story = {
  name: "En una etiqueta",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("28 pesos con 50 centavos")).toBeInTheDocument();
  },
};

export const SignAfter: Story = {
  name: "Letrero después",
  args: { text: "12,50 €", label: "12 euros con 50 céntimos" },
};
