import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../link-button/link-button.tsx";
import { link } from "../story-products/link.tsx";
import { onPage } from "../story-products/decorators.tsx";
import { EmptyState } from "./empty-state.tsx";
import guide from "./empty-state.md?raw";

const meta = {
  title: "Avisos/Estado vacío",
  component: EmptyState,
  parameters: { docs: { description: { component: guide } } },
  args: {
    heading: "Tu carrito está vacío",
    text: "Lo que agregues se queda aquí, aunque cierres la página.",
    children: <LinkButton link={link}>Ir al marketplace</LinkButton>,
  },
  decorators: [onPage()],
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EmptyCart: Story = { name: "Carrito vacío" };
