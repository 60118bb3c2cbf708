import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { screenStories, shopAt } from "../../app/testing/story-shop.tsx";

const meta = {
  title: "Pantallas/Información/Políticas",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Privacy: Story = {
  name: "Privacidad",
  loaders: [shopAt({ path: paths.privacy })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Aviso de privacidad" })).toBeVisible();
    await expect(canvas.getByRole("note")).toHaveTextContent("texto de muestra");
    await expect(canvas.getByRole("link", { name: "55 0000 0000" })).toHaveAttribute(
      "href",
      "tel:5500000000",
    );
  },
};

export const Terms: Story = { name: "Términos", loaders: [shopAt({ path: paths.terms })] };

export const Returns: Story = { name: "Devoluciones", loaders: [shopAt({ path: paths.returns })] };
