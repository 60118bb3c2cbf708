import { Checkbox, PageHeading, ProductGrid, Row, Split, TextField } from "@shop/ui";
import { shelf, StoryCard, StoryFrame, wholeScreen } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FilterGroup } from "./filter-group.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import guide from "./filter-panel.md?raw";

const meta = {
  title: "Navegación/Panel de filtros",
  component: FilterPanel,
  parameters: { docs: { ...wholeScreen.docs, description: { component: guide } } },
  args: {
    label: "Filtros",
    children: (
      <>
        <FilterGroup legend="Pasillo">
          <Checkbox defaultChecked detail="24" label="Lácteos" />
          <Checkbox detail="31" label="Farmacia" />
          <Checkbox detail="42" label="Frutas y verduras" />
        </FilterGroup>
        <FilterGroup legend="Precio">
          <Row>
            <TextField inputMode="decimal" label="Desde" name="from" htmlSize={6} />
            <TextField inputMode="decimal" label="Hasta" name="to" htmlSize={6} />
          </Row>
        </FilterGroup>
        <FilterGroup legend="Disponibilidad">
          <Checkbox detail="93" label="En existencia" />
          <Checkbox detail="12" label="En oferta" />
          <Checkbox detail="24" label="Cadena de frío" />
        </FilterGroup>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <StoryFrame>
        <PageHeading aside={<output>10 productos</output>}>Marketplace</PageHeading>
        <Split aside={<Story />} side="start">
          <ProductGrid narrow>
            {shelf.map((product) => (
              <StoryCard key={product.name} {...product} level={2} />
            ))}
          </ProductGrid>
        </Split>
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof FilterPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideTheShelf: Story = {
  name: "Junto a la repisa",
  globals: { viewport: { value: "lg" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Filtros" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Lácteos" }).checkVisibility()).toBe(true);
  },
};

export const OnAPhone: Story = {
  name: "En el teléfono",
  args: { top: <a href="#lacteos">Lácteos</a> },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Lácteos" })).toBeVisible();
    await expect(canvas.getByText("Precio")).not.toBeVisible();
  },
};
