import type { Meta, StoryObj } from "@storybook/react-vite";
import { onPage } from "../story-products/decorators.tsx";
import { PageHeading } from "./page-heading.tsx";
import guide from "./page-heading.md?raw";

const meta = {
  title: "Estructura/Título de pantalla",
  component: PageHeading,
  parameters: { docs: { description: { component: guide } } },
  args: { children: "Carrito de compras" },
  decorators: [onPage()],
} satisfies Meta<typeof PageHeading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Title: Story = { name: "Título" };
