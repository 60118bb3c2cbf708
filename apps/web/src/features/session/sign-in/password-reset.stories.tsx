// @module-tag full
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { screenStories, shopAt, shopOf } from "../../../app/testing/story-shop.tsx";

const meta = {
  title: "Pantallas/Acceso/Restablecer la contraseña",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;
type Shown = Pick<StoryContext, "canvas" | "loaded" | "userEvent">;

async function ask({ canvas, loaded, userEvent }: Shown) {
  const email = canvas.getByRole("textbox", { name: "Correo electrónico" });
  await userEvent.type(email, "ana@correo.example{Enter}");
  return shopOf(loaded).services.auth.resets.last;
}

export const Empty: Story = { name: "Vacío", loaders: [shopAt({ path: "/login?modo=recuperar" })] };

export const ValidationError: Story = {
  ...Empty,
  name: "Error de validación",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Enviar correo" }));
    const email = canvas.getByRole("textbox", { name: "Correo electrónico" });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription("Escribe tu correo electrónico.");
  },
};

export const Busy: Story = {
  ...Empty,
  name: "Ocupado",
  play: async (shown) => {
    await ask(shown);
    const button = shown.canvas.getByRole("button", { name: "Enviar correo" });
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

export const Unreachable: Story = {
  ...Empty,
  name: "Sin respuesta",
  play: async (shown) => {
    const asked = await ask(shown);
    await asked.refuse("unreachable");
    await expect(await shown.canvas.findByRole("alert")).toHaveTextContent(/^No pudimos conectar/);
  },
};

/** The same for every e-mail, whether it has an account or not. */
export const Sent: Story = {
  ...Empty,
  name: "Enviado",
  play: async (shown) => {
    const asked = await ask(shown);
    await asked.answer();
    await shown.canvas.findByText(/^Si hay una cuenta con ana@correo\.example/);
    await expect(shown.canvas.getByRole("heading", { name: "Revisa tu correo" })).toHaveFocus();
  },
};
