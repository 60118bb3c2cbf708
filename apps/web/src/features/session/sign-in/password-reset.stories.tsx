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
