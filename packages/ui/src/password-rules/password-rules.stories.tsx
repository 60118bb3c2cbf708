import { Stack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { PasswordField } from "../text-field/password-field.tsx";
import { inBox } from "../story-products/decorators.tsx";
import { PasswordRules, type PasswordRulesProps } from "./password-rules.tsx";
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

/** The field reads out the current state. */
export const WithItsField: Story = {
  name: "Con su campo",
  render: (args) => <FieldWithRules {...args} />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText("Contraseña");
    await expect(box).toHaveAccessibleDescription(
      "Al menos 8 caracteres (falta). Distinta de tu correo (falta).",
    );
    await userEvent.type(box, "clave-secreta");
    await expect(box).toHaveAccessibleDescription(
      "Al menos 8 caracteres (cumplida). Distinta de tu correo (cumplida).",
    );
  },
};

function FieldWithRules(args: PasswordRulesProps) {
  const [password, setPassword] = useState("");
  return (
    <Stack gap="sm">
      <PasswordField
        aria-describedby={args.id}
        autoComplete="new-password"
        label="Contraseña"
        onChange={(event) => setPassword(event.currentTarget.value)}
        toggle={{ show: "Mostrar contraseña", hide: "Ocultar contraseña" }}
        value={password}
      />
      <PasswordRules {...args} rules={rules(password.length >= 8, password !== "")} />
    </Stack>
  );
}
