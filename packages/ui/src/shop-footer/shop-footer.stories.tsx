import type { Meta, StoryObj } from "@storybook/react-vite";
import { link } from "../story-products/link.tsx";
import { ShopFooter } from "./shop-footer.tsx";
import guide from "./shop-footer.md?raw";

const meta = {
  title: "Navegación/Pie de la tienda",
  component: ShopFooter,
  parameters: { docs: { description: { component: guide } } },
  args: {
    name: "La Alacena",
    sentence: "Abarrotes y farmacia de la colonia, a domicilio desde 1987.",
    links: [
      { label: "Quiénes somos", link },
      { label: "Contáctenos", link },
    ],
    linksLabel: "Pie de página",
    legal: "© 2026 La Alacena. Precios en pesos mexicanos, IVA incluido.",
  },
} satisfies Meta<typeof ShopFooter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Footer: Story = { name: "Pie de página" };
