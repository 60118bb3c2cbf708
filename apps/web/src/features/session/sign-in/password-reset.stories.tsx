// @module-tag full
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { screenStories, shopAt, shopOf } from "../../../app/testing/story-shop.tsx";

const meta = {
  title: "Pantallas/Acceso/Restablecer la contraseña",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Vacío", loaders: [shopAt({ path: "/login?modo=recuperar" })] };

/** The same for every e-mail, whether it has an account or not. */
export const Sent: Story = {
  ...Empty,
  name: "Enviado",
  play: async ({ canvas, loaded, userEvent }) => {
    const email = canvas.getByRole("textbox", { name: "Correo electrónico" });
    await userEvent.type(email, "ana@correo.example{Enter}");
    await shopOf(loaded).services.auth.resets.last.answer();
    await canvas.findByText(/^Si hay una cuenta con ana@correo\.example/);
    await expect(canvas.getByRole("heading", { name: "Revisa tu correo" })).toHaveFocus();
  },
};
