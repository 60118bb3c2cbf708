import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryNav, sign } from "../story-products/story-frame.tsx";
import { wholeScreen } from "../story-products/whole-screen.ts";
import { ShopHeader } from "./shop-header.tsx";
import guide from "./shop-header.md?raw";

const meta = {
  title: "Navegación/Letrero de la tienda",
  component: ShopHeader,
  args: sign,
  parameters: { docs: { ...wholeScreen.docs, description: { component: guide } } },
} satisfies Meta<typeof ShopHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sign: Story = {};

export const EmptyCart: Story = { args: { nav: <StoryNav count={0} /> } };

export const FullCart: Story = { args: { nav: <StoryNav count={128} /> } };

export const SignOnAPhone: Story = { ...Sign, globals: { viewport: { value: "phone" } } };
