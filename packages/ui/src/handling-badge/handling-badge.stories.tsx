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

export const ColdChain: Story = { name: "Cadena de frío" };
