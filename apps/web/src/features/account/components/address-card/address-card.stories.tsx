import { Badge, SimpleGrid } from "@chakra-ui/react";
import { Button, Page, Row } from "@shop/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AddressCard } from "./address-card.tsx";
import guide from "./address-card.md?raw";

const actions = (
  <Row>
    <Button size="sm" variant="surface">
      Editar
    </Button>
    <Button size="sm" variant="surface">
      Quitar
    </Button>
  </Row>
);

const meta = {
  title: "Cuenta/Dirección",
  component: AddressCard,
  parameters: { docs: { description: { component: guide } } },
  args: {
    name: "Ana Torres",
    lines: ["Calle del Árbol 12, int. 4", "Centro, 97000", "Mérida, Yucatán", "999 123 4567"],
    notes: "Portón verde, junto a la tortillería.",
    badge: (
      <Badge size="md" variant="solid">
        Predeterminada
      </Badge>
    ),
    children: actions,
  },
  decorators: [
    (Story) => (
      <Page width="text">
        <h2>Direcciones</h2>
        <SimpleGrid columns={{ sm: 2 }} gap="4">
          <Story />
          <AddressCard
            lines={["Avenida Central 1580, piso 3", "Del Valle, 03100", "Ciudad de México", "55 1234 5678"]}
            name="Oficina de Luis Fernando Hernández de la Rosa"
          >
            {actions}
          </AddressCard>
        </SimpleGrid>
      </Page>
    ),
  ],
} satisfies Meta<typeof AddressCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: "Elegido" };

export const OnAPhone: Story = {
  ...Chosen,
  name: "En el teléfono",
  globals: { viewport: { value: "phone", isRotated: false } },
};
