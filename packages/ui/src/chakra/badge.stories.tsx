import { Badge } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../layout/row.tsx";
import guide from "./badge.md?raw";

/** As Chakra documents it. */
function Badges() {
  return (
    <Row>
      <Badge size="md" variant="surface">
        En preparación
      </Badge>
      <Badge size="md" variant="solid">
        Predeterminada
      </Badge>
      <Badge colorPalette="blue" size="md">
        Enviado
      </Badge>
      <Badge colorPalette="green" size="md">
        Entregado
      </Badge>
      <Badge colorPalette="orange" size="md">
        Sin verificar
      </Badge>
      <Badge colorPalette="red" size="md">
        Cancelado
      </Badge>
    </Row>
  );
}

const meta = {
  title: "Avisos/Etiqueta",
  component: Badges,
  parameters: { layout: "centered", docs: { description: { component: guide } } },
} satisfies Meta<typeof Badges>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EveryPalette: Story = { name: "Todas las paletas" };
