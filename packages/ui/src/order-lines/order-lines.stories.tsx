import type { Meta, StoryObj } from "@storybook/react-vite";
import { link } from "../story-products/link.tsx";
import { pictures } from "../story-products/pictures.ts";
import { onPage } from "../story-products/decorators.tsx";
import { OrderLines } from "./order-lines.tsx";
import guide from "./order-lines.md?raw";

const meta = {
  title: "Pedido/Productos de un pedido",
  component: OrderLines,
  parameters: { docs: { description: { component: guide } } },
  args: {
    label: "Productos de este pedido",
    lines: [
      {
        id: "leche",
        name: "Leche entera Lala 1 L",
        link,
        picture: pictures.milk,
        detail: "2 × $28.50 · 2.06 kg",
        total: "$57.00",
      },
      {
        id: "cafe",
        name: "Café de olla con canela y piloncillo, molido para cafetera, 900 g",
        link,
        picture: pictures.coffee,
        detail: "1 × $289.00 · 0.95 kg",
        total: "$289.00",
      },
      { id: "sin", name: "Sin fotografía", picture: "", detail: "1 × $10.00 · 0.10 kg", total: "$10.00" },
    ],
  },
  decorators: [onPage("text")],
} satisfies Meta<typeof OrderLines>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = { name: "Tres" };
