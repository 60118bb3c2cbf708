import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPage } from "../story-products/decorators.tsx";
import { Skeleton } from "./skeleton.tsx";
import { TextSkeleton } from "./text-skeleton.tsx";
import guide from "./skeleton.md?raw";

const meta = {
  title: "Avisos/Hueco de carga",
  component: Skeleton,
  parameters: { docs: { description: { component: guide } } },
  decorators: [onPage("text")],
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = { name: "Línea", args: { width: "60%", height: "2rem" } };

export const Paragraph: Story = {
  name: "Párrafo",
  render: () => <TextSkeleton label="Cargando tu pedido" lines={4} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Cargando tu pedido");
  },
};
