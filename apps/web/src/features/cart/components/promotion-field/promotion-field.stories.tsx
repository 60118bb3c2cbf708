import { inBox } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { PromotionField } from "./promotion-field.tsx";
import guide from "./promotion-field.md?raw";

const meta = {
  title: "Carrito/Código de promoción",
  component: PromotionField,
  parameters: { docs: { description: { component: guide } } },
  args: {
    label: "Código de promoción",
    apply: "Aplicar",
    missing: "Escribe tu código.",
    onApply: fn(),
  },
  decorators: [inBox({ maxWidth: "25rem", padding: "1.5rem" })],
} satisfies Meta<typeof PromotionField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: "Vacío",
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "Código de promoción" });
    await userEvent.click(canvas.getByRole("button", { name: "Aplicar" }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription("Escribe tu código.");
    await userEvent.type(box, " ahorra50 {Enter}");
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(args.onApply).toHaveBeenCalledWith("ahorra50");
    await expect(box).toHaveAccessibleDescription("");
  },
};

export const Trying: Story = {
  name: "Intentando",
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "ahorra50{Enter}");
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};
