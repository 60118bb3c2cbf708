import { link } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CheckoutSteps } from "./checkout-steps.tsx";
import guide from "./checkout-steps.md?raw";

const meta = {
  title: "Compra/Pasos de la compra",
  component: CheckoutSteps,
  parameters: { docs: { description: { component: guide } } },
  args: {
    label: "Pasos de tu compra",
    doneLabel: "listo",
    steps: [
      { name: "Dirección", state: "done", link },
      { name: "Envío", state: "current" },
      { name: "Pago", state: "open" },
      { name: "Revisión", state: "open" },
    ],
  },
} satisfies Meta<typeof CheckoutSteps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AtTheSecond: Story = {
  name: "En el segundo",
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getByRole("link", { name: /^Dirección.*listo$/ })).toBeVisible();
    await expect(canvas.getByText("Envío").closest("[aria-current]")).toHaveAttribute("aria-current", "step");
  },
};

export const AtTheLast: Story = {
  name: "En el último",
  args: {
    steps: [
      { name: "Dirección", state: "done", link },
      { name: "Envío", state: "done", link },
      { name: "Pago", state: "done", link },
      { name: "Revisión", state: "current" },
    ],
  },
};

export const OnAPhone: Story = {
  ...AtTheLast,
  name: "En el teléfono",
  globals: { viewport: { value: "phone", isRotated: false } },
};
