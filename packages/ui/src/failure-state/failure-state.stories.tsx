import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { onPage } from "../story-products/decorators.tsx";
import { FailureState } from "./failure-state.tsx";
import guide from "./failure-state.md?raw";

const onClick = fn();

const meta = {
  title: "Avisos/Estado de error",
  component: FailureState,
  parameters: { docs: { description: { component: guide } } },
  args: {
    heading: "No pudimos mostrar los productos",
    text: "La tienda no respondió. Tu carrito está a salvo; inténtalo otra vez en un momento.",
    retry: { text: "Reintentar", onClick },
  },
  decorators: [onPage()],
} satisfies Meta<typeof FailureState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  name: "Con reintento",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  name: "Reintentando",
  args: { retry: { text: "Reintentar", onClick, pending: true } },
};
