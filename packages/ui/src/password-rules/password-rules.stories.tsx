import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBox } from "../story-products/decorators.tsx";
import { PasswordRules } from "./password-rules.tsx";
import guide from "./password-rules.md?raw";

const rules = (...met: boolean[]) =>
  ["Al menos 8 caracteres", "Distinta de tu correo"].map((text, index) => ({
    text,
    isMet: met[index] ?? false,
  }));

const meta = {
  title: "Formularios/Reglas de la contraseña",
  component: PasswordRules,
  parameters: { docs: { description: { component: guide } } },
  args: {
    id: "reglas",
    rules: rules(false, false),
    states: { met: "cumplida", unmet: "falta" },
    progress: "",
  },
  decorators: [inBox({ maxWidth: "26rem", padding: "1.5rem" })],
} satisfies Meta<typeof PasswordRules>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NoneMet: Story = { name: "Nada cumplido" };

export const SomeMet: Story = {
  name: "Algo cumplido",
  args: { rules: rules(false, true), progress: "1 de 2 reglas cumplidas" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").map((rule) => rule.textContent)).toEqual([
      "Al menos 8 caracteres (falta).",
      "Distinta de tu correo (cumplida).",
    ]);
    await expect(canvas.getByRole("status")).toHaveTextContent("1 de 2 reglas cumplidas");
  },
};
