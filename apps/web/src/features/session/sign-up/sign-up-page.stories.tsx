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
    await expect(canvas.getByRole("textbox", { name: "Nombre" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Nombre" })).toHaveAccessibleDescription(
      "Escribe tu nombre.",
    );
    await expect(canvas.getByRole("textbox", { name: "Correo electrónico" })).toHaveAccessibleDescription(
      "Escribe tu correo electrónico.",
    );
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
    await expect(await shown.canvas.findByRole("alert")).toHaveTextContent(
      "No pudimos crear la cuenta con este correo. Si ya es tuyo, inicia sesión o recupera tu contraseña.",
    );
    await expect(shown.canvas.getByRole("textbox", { name: "Nombre" })).toHaveValue("Ana Torres");
  },
};

export const Busy: Story = {
  ...Empty,
  name: "Ocupado",
  play: async (shown) => {
    await fillIn(shown);
    const button = shown.canvas.getByRole("button", { name: "Crear cuenta" });
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

export const WindowOpen: Story = {
  ...Empty,
  name: "Ventana abierta",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continuar con Facebook" }));
    await expect(await canvas.findByRole("button", { name: "Cancelar" })).toBeVisible();
  },
};

export const AccountToLink: Story = {
  ...Empty,
  name: "Cuenta por vincular",
  play: async (shown) => {
    await shown.userEvent.click(shown.canvas.getByRole("button", { name: "Continuar con Google" }));
    const detail = { email: "ana@correo.example", provider: "google" } as const;
    await sessionOf(shown).refuse("signIn", new SignInFailureError("accountExists", detail));
    await expect(await shown.canvas.findByRole("alert")).toHaveTextContent(/la vinculamos con Google/);
  },
};
