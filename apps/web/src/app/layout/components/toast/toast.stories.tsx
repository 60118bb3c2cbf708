import { wholeScreen } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CheckoutFrame } from "../../../../features/checkout/frame/checkout-frame.tsx";
import { ToastRegion } from "./toast-region.tsx";
import guide from "./toast.md?raw";

const undo = fn();

const meta = {
  title: "Avisos/Aviso pasajero",
  component: ToastRegion,
  parameters: { docs: { ...wholeScreen.docs, description: { component: guide } } },
  args: {
    label: "Avisos",
    dismissLabel: "Cerrar aviso",
    onDismiss: fn(),
    toasts: [
      { id: "1", text: "Quitaste Leche entera Lala 1 L.", action: { text: "Deshacer", onClick: undo } },
    ],
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithUndo: Story = {
  name: "Con deshacer",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Deshacer" }));
    await expect(undo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Cerrar aviso" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith("1");
  },
};

/** Over the shop's header: the fields stay uncovered. */
export const InACheckoutOnAPhone: Story = {
  name: "En la compra, en el teléfono",
  globals: { viewport: { value: "phone", isRotated: false } },
  decorators: [
    (Story) => (
      <CheckoutFrame summary={null} summaryLabel="Resumen de pago">
        <Story />
      </CheckoutFrame>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Avisos" }).getBoundingClientRect().top).toBe(0);
  },
};
