import type { Meta, StoryObj } from "@storybook/react-vite";
import { onPage } from "../story-products/decorators.tsx";
import { FailureState } from "./failure-state.tsx";
import guide from "./failure-state.md?raw";

const meta = {
  title: "Avisos/Estado de error",
  component: FailureState,
  parameters: { docs: { description: { component: guide } } },
  args: {
    heading: "No pudimos mostrar los productos",
    text: "La tienda no respondió. Tu carrito está a salvo; inténtalo otra vez en un momento.",
    retry: { text: "Reintentar", onClick: () => undefined },
  },
  decorators: [onPage()],
} satisfies Meta<typeof FailureState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = { name: "Con reintento" };
