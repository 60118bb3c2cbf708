import type { Meta, StoryObj } from "@storybook/react-vite";
import { screenStories, shopAt } from "../../testing/story-shop.tsx";

const meta = { ...screenStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  loaders: [shopAt({ path: "/pagoconfirmado/pedido-1", isLogged: true })],
};
