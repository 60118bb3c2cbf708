import { inBox } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PhoneField } from "./phone-field.tsx";
import guide from "./phone-field.md?raw";

const country = {
  label: "País",
  name: "country",
  options: [
    { value: "MX", label: "México (+52)" },
    { value: "BA", label: "Bosnia y Herzegovina (+387)" },
    { value: "ES", label: "España (+34)" },
    { value: "US", label: "Estados Unidos (+1)" },
  ],
};
const number = { label: "Número de teléfono", name: "phone", hint: "A 10 dígitos, con lada." };

const meta = {
  title: "Formularios/Teléfono",
  component: PhoneField,
  parameters: { docs: { description: { component: guide } } },
  args: { country, number },
  decorators: [inBox({ maxWidth: "26rem", padding: "1.5rem" })],
} satisfies Meta<typeof PhoneField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: "Vacío",
  play: async ({ canvas }) => {
    const code = canvas.getByRole("combobox", { name: "País" });
    const box = canvas.getByRole("textbox", { name: "Número de teléfono" });
    await expect([code, box].map((field) => field.getAttribute("autocomplete"))).toEqual([
      "tel-country-code",
      "tel-national",
    ]);
    await expect(box).toHaveAttribute("type", "tel");
  },
};
