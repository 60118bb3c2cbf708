import { Page, ProductGrid } from "@shop/ui";
import { shelf, StoryCard } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PendingOverlay } from "./pending-overlay.tsx";
import guide from "./pending-overlay.md?raw";

const meta = {
  title: "Avisos/Contenido que se actualiza",
  component: PendingOverlay,
  parameters: { docs: { description: { component: guide } } },
  args: {
    isOn: true,
    label: "Actualizando la lista",
    children: (
      <ProductGrid>
        {shelf.map((product) => (
          <StoryCard key={product.name} {...product} />
        ))}
      </ProductGrid>
    ),
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof PendingOverlay>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: "Esperando",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Actualizando la lista")).toBeInTheDocument();
  },
};

export const AtRest: Story = { name: "En reposo", args: { isOn: false } };
