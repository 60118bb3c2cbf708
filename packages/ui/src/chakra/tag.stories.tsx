import { Flex } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CloseIcon } from "../icons/icons.ts";
import { onPage } from "../story-products/decorators.tsx";
import { Tag } from "./tag.ts";
import guide from "./tag.md?raw";

const FILTERS = [
  "«queso fresco»",
  "En oferta",
  "Desde $20.00",
  "Hasta $150.00",
  "La Vaquita del Valle de México",
];

function ChosenFilters() {
  return (
    <Flex aria-label="Filtros aplicados" as="ul" gap="2" minWidth="0" wrap="wrap">
      {FILTERS.map((text) => (
        <Flex as="li" key={text} minWidth="0">
          <Tag.Root asChild>
            <a aria-label={`Quitar ${text}`} href="#story">
              <Tag.Label>{text}</Tag.Label>
              <Tag.EndElement>
                <CloseIcon />
              </Tag.EndElement>
            </a>
          </Tag.Root>
        </Flex>
      ))}
    </Flex>
  );
}

const meta = {
  title: "Navegación/Filtros puestos",
  component: ChosenFilters,
  parameters: { docs: { description: { component: guide } } },
  decorators: [onPage()],
} satisfies Meta<typeof ChosenFilters>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = { name: "Varios" };
