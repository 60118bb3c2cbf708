import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { paths } from "../../../shared/paths.ts";
import { screenStories, shopAt } from "../../../app/testing/story-shop.tsx";

const meta = { title: "Pantallas/Acceso/Crear cuenta", ...screenStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Vacío", loaders: [shopAt({ path: paths.signUp })] };

export const ValidationErrors: Story = {
  ...Empty,
  name: "Errores de validación",
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Contraseña"), "corta{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Nombre" })).toHaveFocus();
    await expect(canvas.getByText("Escribe tu nombre.")).toBeVisible();
    await expect(canvas.getByLabelText("Contraseña")).toHaveAccessibleDescription(
      "Al menos 8 caracteres (falta). Sin tu nombre ni tu correo (cumplida). Usa al menos 8 caracteres.",
    );
  },
};

export const RulesMet: Story = {
  ...Empty,
  name: "Reglas cumplidas",
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Contraseña"), "clave-secreta");
    await expect(canvas.getByLabelText("Contraseña")).toHaveAccessibleDescription(
      "Al menos 8 caracteres (cumplida). Sin tu nombre ni tu correo (cumplida).",
    );
  },
};
