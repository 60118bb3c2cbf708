import { inBox } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CodeField } from "./code-field.tsx";
import guide from "./code-field.md?raw";

const meta = {
  title: "Formularios/Código recibido",
  component: CodeField,
  parameters: { docs: { description: { component: guide } } },
  args: { label: "Código", name: "code" },
  decorators: [inBox({ maxWidth: "26rem", padding: "1.5rem" })],
} satisfies Meta<typeof CodeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: "Vacío",
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Código" });
    await expect(box).toHaveAttribute("autocomplete", "one-time-code");
    await expect(box).toHaveAttribute("inputmode", "numeric");
  },
};

export const Pasted: Story = {
  name: "Pegado",
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "Código" });
    await userEvent.click(box);
    await userEvent.paste("123 456");
    await expect(box).toHaveValue("123456");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.clear(box);
    await userEvent.paste("Tu código de La Alacena es 654-321.");
    await expect(box).toHaveValue("654321");
  },
};

export const Corrected: Story = {
  name: "Corregido en medio",
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>("textbox", { name: "Código" });
    await userEvent.type(box, "12 a56");
    await expect(box).toHaveValue("1256");
    await userEvent.type(box, "x34", { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(box).toHaveValue("123456");
    await expect(box.selectionStart).toBe(4);
    await userEvent.type(box, "7");
    await expect(box).toHaveValue("123456");
  },
};
