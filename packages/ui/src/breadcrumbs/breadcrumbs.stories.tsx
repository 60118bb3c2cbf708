import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "../page/page.tsx";
import { link } from "../story-products/link.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import guide from "./breadcrumbs.md?raw";

const meta = {
  title: "Navegación/Ruta",
  component: Breadcrumbs,
  parameters: { docs: { description: { component: guide } } },
  args: {
    label: "Ruta",
    items: [
      { label: "Inicio", link },
      { label: "Lácteos", link },
      { label: "Queso Oaxaca La Villita 400 g" },
    ],
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Breadcrumbs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ToAProduct: Story = {};
