import type { Meta, StoryObj } from "@storybook/react-vite";
import { onPage } from "../story-products/decorators.tsx";
import { DataList } from "./data-list.ts";
import { DataListItem } from "./data-list-item.tsx";
import guide from "./data-list.md?raw";

function Delivery() {
  return (
    <DataList.Root>
      <DataListItem label="Pedido" value="A-2041" />
      <DataListItem label="Entrega" value="Mañana, de 9 a 14 h, en caja fría" />
      <DataListItem label="Dirección" value="Calle Jacarandas 18, Narvarte, 03020 Ciudad de México" />
    </DataList.Root>
  );
}

const meta = {
  title: "Estructura/Lista de datos",
  component: Delivery,
  parameters: { docs: { description: { component: guide } } },
  decorators: [onPage("text")],
} satisfies Meta<typeof Delivery>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Facts: Story = { name: "Datos" };
