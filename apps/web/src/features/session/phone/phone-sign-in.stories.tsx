// @module-tag full
import { SignInFailureError } from "@shop/session-machine";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ARRIVAL, screenStories, shopAt, shopOf } from "../../../app/testing/story-shop.tsx";

const meta = {
  title: "Pantallas/Acceso/Entrar con teléfono",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;
type Shown = Pick<StoryContext, "canvas" | "loaded" | "userEvent">;

/** The field of the number, once its form has loaded. */
const numberOf = ({ canvas }: Shown) => canvas.findByRole("textbox", { name: "Número de teléfono" }, ARRIVAL);

async function sendNumber(shown: Shown) {
  await shown.userEvent.type(await numberOf(shown), "55 1234 5678{Enter}");
  return shopOf(shown.loaded).services.auth.codes;
}

async function receiveCode(shown: Shown) {
  const codes = await sendNumber(shown);
  await codes.last.answer({ verificationId: "v1" });
  await shown.canvas.findByRole("textbox", { name: "Código" });
}

export const Number: Story = {
  name: "Número",
  loaders: [shopAt({ path: "/login?modo=telefono" })],
  play: async (shown) => {
    await numberOf(shown);
  },
};

export const NumberError: Story = {
  ...Number,
  name: "Número con error",
  play: async (shown) => {
    const number = await numberOf(shown);
    await shown.userEvent.type(number, "55 123{Enter}");
    await expect(number).toHaveFocus();
    await expect(number).toHaveAccessibleDescription("Sin el código del país. Al número le faltan dígitos.");
  },
};

export const NumberBusy: Story = {
  ...Number,
  name: "Número, ocupado",
  play: async (shown) => {
    await sendNumber(shown);
    const button = shown.canvas.getByRole("button", { name: "Enviar código" });
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

export const Code: Story = {
  ...Number,
  name: "Código",
  play: async (shown) => {
    await receiveCode(shown);
    const code = shown.canvas.getByRole("textbox", { name: "Código" });
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription("Lo mandamos por SMS al +52 55 1234 5678.");
  },
};

export const WrongCode: Story = {
  ...Number,
  name: "Código equivocado",
  play: async (shown) => {
    await receiveCode(shown);
    await shown.userEvent.type(shown.canvas.getByRole("textbox", { name: "Código" }), "123456{Enter}");
    await shopOf(shown.loaded).services.session.refuse("signIn", new SignInFailureError("wrongCode"));
    await expect(await shown.canvas.findByRole("alert")).toHaveTextContent(/^El código no coincide/);
  },
};
