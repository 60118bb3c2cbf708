import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "../page/page.tsx";
import { currentLink, link } from "../story-products/link.tsx";
import { TabsNav } from "./tabs-nav.tsx";

const meta = {
  component: TabsNav,
  args: {
    label: "Mi cuenta",
    items: [
      { label: "Perfil", link },
      { label: "Direcciones", link },
      { label: "Pedidos", link: currentLink },
      { label: "Seguridad", link },
    ],
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof TabsNav>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Account: Story = {};

export const BesideAGrid: Story = {
  args: {
    label: "Pasillos",
    side: true,
    items: [
      { label: "Todos los pasillos", link },
      { label: "Lácteos", link: currentLink },
      { label: "Frutas y verduras", link },
      { label: "Farmacia", link },
    ],
  },
};
