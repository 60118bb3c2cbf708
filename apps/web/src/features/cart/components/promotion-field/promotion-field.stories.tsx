import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { PromotionField } from "./promotion-field.tsx";
import guide from "./promotion-field.md?raw";

const onRemove = fn();

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
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "25rem", padding: "1.5rem" }}>
        <Story />
      </div>
    ),
  ],
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

export const Refused: Story = {
  name: "Rechazado",
  args: { error: "Este código de promoción ya venció. Quítalo o prueba con otro." },
};

export const Applied: Story = {
  name: "Aplicado",
  args: {
    applied: {
      code: "BIENVENIDA10",
      effect: "Te descuenta $34.90",
      remove: "Quitar",
      onRemove,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Quitar BIENVENIDA10" }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};

/** A rejected code stays in the box, which keeps the focus; an applied one can be removed from there. */
export const TheFocusGoesAlong: Story = {
  name: "El foco va con él",
  render: function Shop(args) {
    const [code, setCode] = useState("");
    const isKnown = code === "AHORRA50";
    return (
      <PromotionField
        {...args}
        applied={
          isKnown
            ? { code, effect: "Te descuenta $50.00", remove: "Quitar", onRemove: () => setCode("") }
            : undefined
        }
        error={code !== "" && !isKnown ? "No conocemos este código." : undefined}
        onApply={setCode}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = () => canvas.getByRole("textbox", { name: "Código de promoción" });
    await userEvent.type(box(), "AHORRA");
    await userEvent.click(canvas.getByRole("button", { name: "Aplicar" }));
    await expect(box()).toHaveFocus();
    await expect(box()).toHaveValue("AHORRA");
    await expect(box()).toHaveAccessibleDescription("No conocemos este código.");
    await userEvent.keyboard("50{Enter}");
    await expect(canvas.getByRole("button", { name: "Quitar AHORRA50" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(box()).toHaveFocus();
  },
};
