import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Page } from "../page/page.tsx";
import { link } from "../story-products/link.tsx";
import { FilterChips } from "./filter-chips.tsx";
import guide from "./filter-chips.md?raw";

const chip = (text: string) => ({ key: text, text, name: `Quitar ${text}`, link });

const meta = {
  title: "Navegación/Filtros puestos",
  component: FilterChips,
  parameters: { docs: { description: { component: guide } } },
  args: {
    label: "Filtros aplicados",
    chips: [
      "«queso fresco»",
      "En oferta",
      "Desde $20.00",
      "Hasta $150.00",
      "La Vaquita del Valle de México",
    ].map(chip),
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof FilterChips>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Quitar En oferta" })).toBeVisible();
  },
};

export const SeveralOnAPhone: Story = { ...Several, globals: { viewport: { value: "phone" } } };

export const SeveralAtNight: Story = { ...Several, globals: { theme: "dark" } };
