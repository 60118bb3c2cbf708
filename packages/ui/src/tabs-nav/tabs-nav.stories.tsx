import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { currentLink, link } from "../story-products/link.tsx";
import { inBox, onPage } from "../story-products/decorators.tsx";
import { TabsNav } from "./tabs-nav.tsx";
import guide from "./tabs-nav.md?raw";

const meta = {
  title: "Navegación/Pestañas",
  component: TabsNav,
  parameters: { docs: { description: { component: guide } } },
  args: {
    label: "Mi cuenta",
    items: [
      { label: "Perfil", link },
      { label: "Direcciones", link },
      { label: "Pedidos", link: currentLink },
      { label: "Seguridad", link },
    ],
  },
  decorators: [onPage()],
} satisfies Meta<typeof TabsNav>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Account: Story = { name: "Cuenta" };

export const MoreThanFit: Story = {
  name: "Más de los que caben",
  args: {
    items: [
      ...["Todos los pasillos", "Lácteos", "Frutas y verduras", "Carnes y pescados"].map((label) => ({
        label,
        link,
      })),
      { label: "Farmacia", link: currentLink },
    ],
  },
  decorators: [inBox({ maxWidth: "20rem" })],
  play: async ({ canvas }) => {
    const row = canvas.getByRole("navigation").getBoundingClientRect();
    const current = canvas.getByRole("link", { name: "Farmacia" }).getBoundingClientRect();
    await expect(current.right).toBeLessThanOrEqual(row.right + 1);
  },
};
