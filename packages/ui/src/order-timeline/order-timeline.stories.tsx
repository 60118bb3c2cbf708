import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPage } from "../story-products/decorators.tsx";
import { OrderTimeline, type OrderStep } from "./order-timeline.tsx";
import guide from "./order-timeline.md?raw";

const STEPS: OrderStep[] = [
  {
    label: "Pedido recibido",
    time: { text: "18 nov 2026, 11:04", iso: "2026-11-18T17:04:00Z" },
    status: "current",
  },
  ...["Pago confirmado", "En preparación", "En camino", "Entregado"].map((label) => ({
    label,
    status: "ahead" as const,
  })),
];

const meta = {
  title: "Pedido/Avance del pedido",
  component: OrderTimeline,
  parameters: { docs: { description: { component: guide } } },
  args: { label: "Tu pedido, paso a paso", steps: STEPS },
  decorators: [onPage("form")],
} satisfies Meta<typeof OrderTimeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Placed: Story = {
  name: "Hecho",
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
    const [current] = canvas.getAllByRole("listitem");
    await expect(current).toHaveAttribute("aria-current", "step");
    // In print and forced colours there are no backgrounds: a mark is its border.
    await expect(current?.querySelector(".chakra-timeline__indicator")).toHaveStyle({
      borderTopWidth: "2px",
    });
  },
};
