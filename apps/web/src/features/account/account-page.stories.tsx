import type { Meta, StoryObj } from "@storybook/react-vite";
import { paths } from "../../paths.ts";
import { ANA } from "../../testing/open-shop.ts";
import { screenStories, shopAt } from "../../testing/story-shop.tsx";

const meta = { ...screenStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const visit = { path: paths.account, isLogged: true };

export const Checking: Story = { loaders: [shopAt(visit)] };

export const Full: Story = { loaders: [shopAt(visit, (shop) => shop.confirm())] };

export const FullOnAPhone: Story = { ...Full, globals: { viewport: { value: "phone", isRotated: false } } };

export const WithoutAName: Story = {
  loaders: [shopAt(visit, (shop) => shop.confirm({ ...ANA, name: null }))],
};
