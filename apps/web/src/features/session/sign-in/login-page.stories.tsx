import { SignInFailureError } from "@shop/session-machine";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { paths } from "../../../shared/paths.ts";
import { screenStories, shopAt, shopOf } from "../../../app/testing/story-shop.tsx";

const meta = {
  title: "Pantallas/Acceso/Iniciar sesión",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;
type Shown = Pick<StoryContext, "canvas" | "loaded" | "userEvent">;

const sessionOf = ({ loaded }: Shown) => shopOf(loaded).services.session;

async function fillIn({ canvas, userEvent }: Shown) {
  await userEvent.type(canvas.getByRole("textbox", { name: "Correo electrónico" }), "ana@correo.example");
  await userEvent.type(canvas.getByLabelText("Contraseña"), "clave-secreta{Enter}");
}

async function openWindow({ canvas, userEvent }: Shown, service = "Google") {
  await userEvent.click(canvas.getByRole("button", { name: `Continuar con ${service}` }));
}

export const Empty: Story = { name: "Vacío", loaders: [shopAt({ path: paths.login })] };

export const ValidationErrors: Story = {
  ...Empty,
  name: "Errores de validación",
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole("textbox", { name: "Correo electrónico" });
    await userEvent.type(email, "ana@");
    await userEvent.click(canvas.getByRole("button", { name: "Iniciar sesión" }));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription("Escribe un correo como nombre@dominio.com.");
    await expect(canvas.getByLabelText("Contraseña")).toHaveAccessibleDescription("Escribe tu contraseña.");
  },
};

export const WrongCredentials: Story = {
  ...Empty,
  name: "Correo o contraseña equivocados",
  play: async (shown) => {
    await fillIn(shown);
    await sessionOf(shown).refuse("signIn", new SignInFailureError("wrongCredentials"));
    await expect(await shown.canvas.findByRole("alert")).toHaveTextContent(
      /^El correo o la contraseña no coinciden/,
    );
  },
};

export const Busy: Story = {
  ...Empty,
  name: "Ocupado",
  play: async (shown) => {
    await fillIn(shown);
    const button = shown.canvas.getByRole("button", { name: "Iniciar sesión" });
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

export const WindowOpen: Story = {
  ...Empty,
  name: "Ventana abierta",
  play: async (shown) => {
    await openWindow(shown);
    await expect(await shown.canvas.findByRole("button", { name: "Cancelar" })).toBeVisible();
  },
};

export const AccountToLink: Story = {
  ...Empty,
  name: "Cuenta por vincular",
  play: async (shown) => {
    await openWindow(shown, "Facebook");
    const detail = { email: "ana@correo.example", provider: "facebook" } as const;
    await sessionOf(shown).refuse("signIn", new SignInFailureError("accountExists", detail));
    await expect(await shown.canvas.findByRole("alert")).toHaveTextContent(/la vinculamos con Facebook\.$/);
    const email = shown.canvas.getByRole("textbox", { name: "Correo electrónico" });
    await expect(email).toHaveValue("ana@correo.example");
    await expect(shown.canvas.getByLabelText("Contraseña")).toHaveFocus();
  },
};
