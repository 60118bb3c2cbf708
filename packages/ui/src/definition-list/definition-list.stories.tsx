import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "../page/page.tsx";
import { DefinitionList } from "./definition-list.tsx";
import guide from "./definition-list.md?raw";

const meta = {
  title: "Estructura/Lista de datos",
  component: DefinitionList,
  parameters: { docs: { description: { component: guide } } },
  args: {
    items: [
      { term: "Pedido", value: "A-2041" },
      { term: "Entrega", value: "Mañana, de 9 a 14 h, en caja fría" },
      { term: "Dirección", value: "Calle Jacarandas 18, Narvarte, 03020 Ciudad de México" },
    ],
  },
  decorators: [
    (Story) => (
      <Page width="text">
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof DefinitionList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Facts: Story = {};

export const Sums: Story = {
  args: {
    items: [
      { term: "Subtotal", value: "$327.20" },
      { term: "Peso total", value: "5.82 kg" },
    ],
    sums: true,
  },
};
