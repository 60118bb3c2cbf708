import { SignInFailureError, type SignInFailure } from "@shop/session-machine";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { paths } from "../../../shared/paths.ts";
import { ANA } from "../../../app/testing/open-shop.ts";
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

/** The password was sent, and refused. */
const refused = (failure: SignInFailure, sentence: RegExp): Story => ({
  ...Empty,
  play: async (shown) => {
    await fillIn(shown);
    await sessionOf(shown).refuse("signIn", new SignInFailureError(failure));
    await expect(await shown.canvas.findByRole("alert")).toHaveTextContent(sentence);
  },
});

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
    await expect(email).toHaveValue("ana@");
  },
};

export const ErrorWhereOneLeft: Story = {
  ...Empty,
  name: "Error donde se salió",
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole("textbox", { name: "Correo electrónico" });
    await userEvent.type(email, "ana@");
    await userEvent.tab();
    await expect(email).toBeInvalid();
    await expect(canvas.getByLabelText("Contraseña")).not.toBeInvalid();
  },
};

export const WrongCredentials = {
  ...refused("wrongCredentials", /^El correo o la contraseña no coinciden/),
  name: "Correo o contraseña equivocados",
};

export const Suspended = {
  ...refused("disabled", /^Esta cuenta está suspendida/),
  name: "Suspendida",
};

export const TooManyAttempts = {
  ...refused("tooManyAttempts", /^Hubo demasiados intentos/),
  name: "Demasiados intentos",
};

export const Unreachable = {
  ...refused("unreachable", /^No pudimos conectar/),
  name: "Sin respuesta",
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

export const PasswordShown: Story = {
  ...Empty,
  name: "Contraseña a la vista",
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Contraseña"), "clave-secreta");
    await userEvent.click(canvas.getByRole("button", { name: "Mostrar contraseña" }));
    await expect(canvas.getByRole("textbox", { name: "Contraseña" })).toHaveValue("clave-secreta");
  },
};

export const CookiesBlocked: Story = {
  ...Empty,
  name: "Cookies bloqueadas",
  play: async (shown) => {
    const session = sessionOf(shown);
    await fillIn(shown);
    await session.answer("signIn", ANA);
    await session.answer("writeSessionCookie", null);
    await session.answer("endIdentity", undefined);
    await shown.canvas.findByText(/^No pudimos mantener tu sesión/);
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

export const WindowGivenUp: Story = {
  ...Empty,
  name: "Ventana abandonada",
  play: async (shown) => {
    await openWindow(shown);
    await shown.userEvent.click(await shown.canvas.findByRole("button", { name: "Cancelar" }));
    await sessionOf(shown).answer("endIdentity", undefined);
    await shown.canvas.findByText(/^Cerraste la ventana antes de terminar/);
    await expect(shown.canvas.getByRole("button", { name: "Continuar con Google" })).toHaveFocus();
  },
};

export const WindowBlocked: Story = {
  ...Empty,
  name: "Ventana bloqueada",
  play: async (shown) => {
    await openWindow(shown);
    await sessionOf(shown).refuse("signIn", new SignInFailureError("popupBlocked"));
    await expect(await shown.canvas.findByRole("alert")).toHaveTextContent(
      /^Tu navegador bloqueó la ventana/,
    );
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
