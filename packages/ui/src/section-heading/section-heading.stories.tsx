import type { Meta, StoryObj } from "@storybook/react-vite";
import { onPage } from "../story-products/decorators.tsx";
import { SectionHeading } from "./section-heading.tsx";
import guide from "./section-heading.md?raw";

const meta = {
  title: "Estructura/Título de una parte",
  component: SectionHeading,
  parameters: { docs: { description: { component: guide } } },
  args: { children: "Recién vistos" },
  decorators: [onPage()],
} satisfies Meta<typeof SectionHeading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Title: Story = { name: "Título" };
