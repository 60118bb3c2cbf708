import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Checkbox } from "./checkbox.tsx";
import guide from "./checkbox.md?raw";

const meta = {
  title: "Formularios/Casilla",
  component: Checkbox,
  args: { label: "Mantener la sesión iniciada" },
  parameters: { layout: "centered", docs: { description: { component: guide } } },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  name: "Sin marcar",
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "Mantener la sesión iniciada" });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
