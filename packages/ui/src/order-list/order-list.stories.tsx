import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Page } from "../page/page.tsx";
import { StatusTag } from "../status-tag/status-tag.tsx";
import { link } from "../story-products/link.tsx";
import { OrderList } from "./order-list.tsx";
import { OrderRow } from "./order-row.tsx";

const meta = {
  component: OrderList,
  args: {
    label: "Pedidos",
    children: (
      <>
        <OrderRow
          date="18 nov 2026"
          detail="7 piezas"
          label="Pedido 7K3M-9QX2-PD"
          link={link}
          number="7K3M-9QX2-PD"
          status={<StatusTag tone="info">Enviado</StatusTag>}
          total="$1,289.40"
        />
        <OrderRow
          date="2 oct 2026"
          detail="1 pieza"
          label="Pedido 4HQ8-22MD-KX"
          link={link}
          number="4HQ8-22MD-KX"
          status={<StatusTag tone="success">Entregado</StatusTag>}
          total="$121.00"
        />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Page width="text">
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof OrderList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Pedido 7K3M-9QX2-PD" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};

export const OnAPhone: Story = { ...Two, globals: { viewport: { value: "phone", isRotated: false } } };

export const AtNight: Story = { ...Two, globals: { theme: "dark" } };
