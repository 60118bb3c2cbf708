import { Stack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { onPage } from "../story-products/decorators.tsx";
import { Split } from "./split.tsx";
import { Row } from "./row.tsx";
import guide from "./layout.md?raw";

const meta = {
  title: "Estructura/Columnas y filas",
  component: Split,
  parameters: { docs: { description: { component: guide } } },
  args: {
    children: <p>La columna ancha: los productos, las líneas del carrito.</p>,
    aside: <p>La columna angosta: los filtros, el recibo.</p>,
  },
  decorators: [onPage()],
} satisfies Meta<typeof Split>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ReceiptAtTheEnd: Story = { name: "El recibo al final" };

export const StackOfRows: Story = {
  name: "Pila de filas",
  render: () => (
    <Stack gap="lg">
      <Row>
        <Button>Guardar</Button>
        <Button variant="ghost">Cancelar</Button>
      </Row>
      <Row spread>
        <p>Subtotal</p>
        <p>$254.90</p>
      </Row>
    </Stack>
  ),
};
