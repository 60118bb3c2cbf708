import type { Meta, StoryObj } from "@storybook/react-vite";
import { inBox } from "../story-products/decorators.tsx";
import { Receipt } from "./receipt.tsx";
import guide from "./receipt.md?raw";

const meta = {
  title: "Carrito/Ticket",
  component: Receipt,
  parameters: { docs: { description: { component: guide } } },
  args: {
    heading: "Resumen de compra",
    rows: [
      { label: "Productos", value: "$486.30" },
      { label: "IVA incluido", value: "$21.79" },
      { label: "Envío refrigerado", value: "$71.80" },
      { label: "Cadena de frío", value: "$9.23" },
      { label: "Peso total", value: "4.25 kg" },
    ],
    total: { label: "Total", value: "$567.33" },
  },
  decorators: [inBox({ maxWidth: "25rem", padding: "1.5rem" })],
} satisfies Meta<typeof Receipt>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sums: Story = { name: "Sumas" };
