import { Button, Receipt } from "@shop/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CheckoutFrame } from "./checkout-frame.tsx";
import guide from "./checkout-frame.md?raw";

const meta = {
  title: "Compra/Marco de un paso",
  component: CheckoutFrame,
  parameters: { docs: { description: { component: guide } } },
  args: {
    children: <p>Elige a dónde llevamos tu pedido.</p>,
    summaryLabel: "Resumen de pago",
    total: "$345.40",
    summary: (
      <Receipt
        heading="Resumen de pago"
        rows={[
          { label: "Subtotal", value: "$296.40" },
          { label: "Envío", value: "$49.00" },
        ]}
        total={{ label: "Total", value: "$345.40" }}
      />
    ),
  },
} satisfies Meta<typeof CheckoutFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideTheStep: Story = {
  name: "Junto al paso",
  globals: { viewport: { value: "desktop", isRotated: false } },
};

export const FoldedOnAPhone: Story = {
  name: "Plegado, en el teléfono",
  globals: { viewport: { value: "phone", isRotated: false } },
};

export const OpenOnAPhone: Story = {
  ...FoldedOnAPhone,
  name: "Abierto, en el teléfono",
  play: async ({ canvas, canvasElement }) => {
    const fold = canvasElement.querySelector("details");
    if (fold) fold.open = true;
    await expect(canvas.getAllByText("Envío").length).toBeGreaterThan(0);
  },
};

export const WithItsEnd: Story = {
  name: "Con su fin",
  args: {
    action: (
      <Button width="full" size="lg">
        Pagar $345.40
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { name: "Pagar $345.40" })).toHaveLength(1);
  },
};
