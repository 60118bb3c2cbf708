import type { Meta, StoryObj } from "@storybook/react-vite";
import { shopAt, ShopOnScreen } from "../../testing/story-shop.tsx";

const meta = { render: ShopOnScreen, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  loaders: [shopAt({ path: "/pagoconfirmado/pedido-1", isLogged: true })],
};
