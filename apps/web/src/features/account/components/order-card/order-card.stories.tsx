import { Badge, Box } from "@chakra-ui/react";
import { Button, Page } from "@shop/ui";
import { link } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OrderCard } from "./order-card.tsx";
import guide from "./order-card.md?raw";

const PICTURES = ["leche-entera-1-l", "frijol-negro-900-g", "garbanzo-500-g"].map((id) => ({
  id,
  src: `/pictures/${id}.webp`,
}));

const meta = {
  title: "Pedido/Pedido en una lista",
  component: OrderCard,
  parameters: { docs: { description: { component: guide } } },
  args: {
    action: (
      <Button size="sm" variant="outline">
        Volver a pedir
      </Button>
    ),
    date: "18 de noviembre de 2026",
    detail: "7 productos",
    label: "Ver el pedido 7K3M-9QX2-PD",
    link,
    number: "7K3M-9QX2-PD",
    pictures: PICTURES,
    status: (
      <Badge colorPalette="blue" size="md">
        Enviado
      </Badge>
    ),
    total: "$1,289.40",
  },
  decorators: [
    (Story) => (
      <Page width="text">
        <Box aria-label="Pedidos" as="ul" borderColor="shelf" borderTopWidth="2px">
          <Story />
        </Box>
      </Page>
    ),
  ],
} satisfies Meta<typeof OrderCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  name: "Tres",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Ver el pedido 7K3M-9QX2-PD" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Volver a pedir" })).toBeVisible();
  },
};

export const MoreThanFour: Story = {
  name: "Más de cuatro",
  args: { pictures: [...PICTURES, ...PICTURES.map(({ id, src }) => ({ id: `${id}-2`, src }))] },
  play: async ({ canvas }) => expect(canvas.getByText("+2")).toBeVisible(),
};

export const OnAPhone: Story = {
  ...MoreThanFour,
  name: "En el teléfono",
  globals: { viewport: { value: "phone", isRotated: false } },
};
