import { SignInRefusal } from "@shop/session-machine";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { paths } from "../../paths.ts";
import { screenStories, shopAt, shopOf } from "../../testing/story-shop.tsx";

const meta = { ...screenStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { loaders: [shopAt({ path: paths.signUp })] };

export const EmptyOnAPhone: Story = { ...Empty, globals: { viewport: { value: "phone", isRotated: false } } };

export const Faults: Story = {
  ...Empty,
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
      /Usa al menos 8 caracteres\./,
    );
  },
};

export const EmailTaken: Story = {
  ...Empty,
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Nombre" }), "Ana Torres");
    await userEvent.type(canvas.getByRole("textbox", { name: "Correo electrónico" }), "ana@correo.example");
    await userEvent.type(canvas.getByLabelText("Contraseña"), "clave-secreta{Enter}");
    await shopOf(loaded).services.session.refuse("signIn", new SignInRefusal("emailTaken"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Ya hay una cuenta con este correo. Inicia sesión con ella.",
    );
    await expect(canvas.getByRole("textbox", { name: "Nombre" })).toHaveValue("Ana Torres");
  },
};

export const Busy: Story = {
  ...Empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Nombre" }), "Ana Torres");
    await userEvent.type(canvas.getByRole("textbox", { name: "Correo electrónico" }), "ana@correo.example");
    await userEvent.type(canvas.getByLabelText("Contraseña"), "clave-secreta{Enter}");
    await expect(canvas.getByRole("button", { name: "Crear cuenta" })).toHaveAttribute("aria-busy", "true");
  },
};
