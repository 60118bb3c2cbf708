import { SignInFailureError } from "@shop/session-machine";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { paths } from "../../../shared/paths.ts";
import { screenStories, shopAt, shopOf } from "../../../app/testing/story-shop.tsx";

const meta = { title: "Pantallas/Acceso/Crear cuenta", ...screenStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;
type Shown = Pick<StoryContext, "canvas" | "loaded" | "userEvent">;

const sessionOf = ({ loaded }: Shown) => shopOf(loaded).services.session;

async function fillIn({ canvas, userEvent }: Shown) {
  await userEvent.type(canvas.getByRole("textbox", { name: "Nombre" }), "Ana Torres");
  await userEvent.type(canvas.getByRole("textbox", { name: "Correo electrónico" }), "ana@correo.example");
  await userEvent.type(canvas.getByLabelText("Contraseña"), "clave-secreta{Enter}");
}

export const Empty: Story = { name: "Vacío", loaders: [shopAt({ path: paths.signUp })] };

export const ValidationErrors: Story = {
  ...Empty,
  name: "Errores de validación",
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Contraseña"), "corta{Enter}");
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

export const EmailTaken: Story = {
  ...Empty,
  name: "Correo ya usado",
  play: async (shown) => {
    await fillIn(shown);
    await sessionOf(shown).refuse("signIn", new SignInFailureError("emailTaken"));
    await expect(await shown.canvas.findByRole("alert")).toBeVisible();
  },
};
