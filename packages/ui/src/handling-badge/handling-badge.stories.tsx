import type { Meta, StoryObj } from "@storybook/react-vite";
import { HandlingBadge } from "./handling-badge.tsx";
import guide from "./handling-badge.md?raw";

const meta = {
  title: "Producto/Insignia de manejo",
  component: HandlingBadge,
  args: { kind: "cold", children: "Cadena de frío" },
  parameters: { layout: "centered", docs: { description: { component: guide } } },
} satisfies Meta<typeof HandlingBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ColdChain: Story = {};

export const Prescription: Story = { args: { kind: "prescription", children: "Con receta" } };

export const Offer: Story = { args: { kind: "offer", children: "−20 %" } };

export const Note: Story = { args: { kind: "note", children: "Quedan 3" } };

export const ColdChainAtNight: Story = { ...ColdChain, globals: { theme: "dark" } };
