import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPage } from "../story-products/decorators.tsx";
import { OrderTimeline, type OrderStep } from "./order-timeline.tsx";
import guide from "./order-timeline.md?raw";

const LABELS = ["Pedido recibido", "Pago confirmado", "En preparación", "En camino", "Entregado"];

const upTo = (current: number): OrderStep[] =>
  LABELS.map((label, index) => ({
    label,
    ...(index <= current && {
      time: { text: `${18 + index} nov 2026, 11:04`, iso: `2026-11-${18 + index}T17:04:00Z` },
    }),
    status: index < current ? "done" : index === current ? "current" : "ahead",
  }));

const meta = {
  title: "Pedido/Avance del pedido",
  component: OrderTimeline,
  parameters: { docs: { description: { component: guide } } },
  args: { label: "Tu pedido, paso a paso", steps: upTo(0) },
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
