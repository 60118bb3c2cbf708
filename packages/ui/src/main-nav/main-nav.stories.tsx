import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CartIcon, HomeIcon, PanelIcon, PersonIcon, ShelvesIcon } from "../icons/icons.ts";
import { currentLink, link } from "../story-products/link.tsx";
import { wholeScreen } from "../story-products/whole-screen.ts";
import { MainNav } from "./main-nav.tsx";
import guide from "./main-nav.md?raw";

const meta = {
  title: "Navegación/Enlaces principales",
  component: MainNav,
  parameters: { docs: { ...wholeScreen.docs, description: { component: guide } } },
  args: {
    label: "Principal",
    items: [
      { label: "Inicio", link: currentLink, icon: <HomeIcon /> },
      { label: "Marketplace", link, icon: <ShelvesIcon /> },
      {
        label: "Carrito",
        accessibleName: "Carrito, 3 productos",
        link,
        icon: <CartIcon />,
        count: 3,
        detail: "$327.20",
        action: {
          id: "quick",
          label: "Vista rápida del carrito",
          caption: "Vista rápida",
          icon: <PanelIcon />,
          onClick: () => undefined,
        },
      },
      { label: "Mi cuenta", link, icon: <PersonIcon /> },
    ],
  },
  decorators: [
    (Story) => (
      <header style={{ background: "#2A2925", colorScheme: "dark", padding: "0.75rem" }}>
        <Story />
      </header>
    ),
  ],
} satisfies Meta<typeof MainNav>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Links: Story = {
  name: "Enlaces",
  play: async ({ canvas }) => {
    const cart = canvas.getByRole("link", { name: "Carrito, 3 productos" });
    await expect(cart).toBeVisible();
    await expect(cart).toHaveAccessibleDescription("$327.20");
    await expect(canvas.getByRole("link", { name: "Inicio" })).toHaveAttribute("aria-current", "page");
  },
};
