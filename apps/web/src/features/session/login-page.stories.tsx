import { Secret, SignInRefusal, type SignInProblem } from "@shop/session-machine";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { paths } from "../../paths.ts";
import { ANA, type OpenShop } from "../../testing/open-shop.ts";
import { screenStories, shopAt } from "../../testing/story-shop.tsx";

const meta = { ...screenStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const visit = { path: paths.login };

function submit(shop: OpenShop): void {
  shop.app.getSnapshot().children.session?.send({
    type: "signIn.submit",
    attempt: { way: "password", email: "ana@correo.example", password: new Secret("clave-secreta") },
    keep: false,
  });
}

const refused = (problem: SignInProblem) =>
  shopAt(visit, async (shop) => {
    submit(shop);
    await shop.services.session.refuse("signIn", new SignInRefusal(problem));
  });

export const Empty: Story = { loaders: [shopAt(visit)] };

export const EmptyOnAPhone: Story = { ...Empty, globals: { viewport: { value: "phone", isRotated: false } } };

export const EmptyInTheDark: Story = { ...Empty, globals: { theme: "dark" } };

export const Faults: Story = {
  ...Empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Correo electrónico" }), "ana@");
    await userEvent.click(canvas.getByRole("button", { name: "Iniciar sesión" }));
    const email = canvas.getByRole("textbox", { name: "Correo electrónico" });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription("Escribe un correo como nombre@dominio.com.");
    await expect(canvas.getByLabelText("Contraseña")).toHaveAccessibleDescription("Escribe tu contraseña.");
    await expect(email).toHaveValue("ana@");
  },
};

export const WrongCredentials: Story = { loaders: [refused("wrongCredentials")] };

export const Suspended: Story = { loaders: [refused("disabled")] };

export const TooManyAttempts: Story = { loaders: [refused("tooManyAttempts")] };

export const Unreachable: Story = { loaders: [refused("unreachable")] };

export const Busy: Story = {
  ...Empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Correo electrónico" }), "ana@correo.example");
    await userEvent.type(canvas.getByLabelText("Contraseña"), "clave-secreta{Enter}");
    await expect(canvas.getByRole("button", { name: "Iniciar sesión" })).toHaveAttribute("aria-busy", "true");
  },
};

export const PasswordShown: Story = {
  ...Empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Contraseña"), "clave-secreta");
    await userEvent.click(canvas.getByRole("button", { name: "Mostrar contraseña" }));
    await expect(canvas.getByRole("textbox", { name: "Contraseña" })).toHaveValue("clave-secreta");
  },
};

export const CookiesBlocked: Story = {
  loaders: [
    shopAt(visit, async (shop) => {
      const { session } = shop.services;
      submit(shop);
      await session.answer("signIn", ANA);
      await session.answer("openLease", null);
      await session.answer("endIdentity", undefined);
    }),
  ],
};
