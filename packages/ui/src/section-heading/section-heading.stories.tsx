import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextLink } from "../link-button/text-link.tsx";
import { link } from "../story-products/link.tsx";
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

export const WithAction: Story = {
  name: "Con acción",
  args: { children: "Pasillos", action: <TextLink link={link}>Ver todo</TextLink> },
};
