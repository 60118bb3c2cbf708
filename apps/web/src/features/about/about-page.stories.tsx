import type { Meta, StoryObj } from "@storybook/react-vite";
import { paths } from "../../shared/paths.ts";
import { screenStories, shopAt } from "../../app/testing/story-shop.tsx";

const meta = {
  title: "Pantallas/Información/Quiénes somos",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Lleno", loaders: [shopAt({ path: paths.about })] };
