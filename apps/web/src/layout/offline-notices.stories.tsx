import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ShopApp } from "../app.tsx";
import { createOffline } from "../offline/create-offline.ts";
import { FakeOffline } from "../offline/testing.ts";
import { paths } from "../paths.ts";
import { screenStories, shopAt, shopOf } from "../testing/story-shop.tsx";

/** A worker that has something to tell. */
function servedBy(arrange: (services: FakeOffline) => void) {
  const services = new FakeOffline();
  const offline = createOffline(services);
  arrange(services);
  return { offline, services };
}

const meta = {
  ...screenStories,
  loaders: [shopAt({ path: paths.about })],
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const NewVersion: Story = {
  render: (_, { loaded }) => {
    const { app, router } = shopOf(loaded);
    const { offline } = servedBy((services) => services.tellVersion("version.found"));
    return <ShopApp app={app} offline={offline} router={router} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Hay una versión nueva de la tienda.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Actualizar" }));
    await expect(canvas.queryByText("Hay una versión nueva de la tienda.")).toBeNull();
  },
};

export const LastSeen: Story = {
  render: (_, { loaded }) => {
    const { app, router } = shopOf(loaded);
    const { offline } = servedBy((services) => services.tellAnswer("answer.kept"));
    return <ShopApp app={app} offline={offline} router={router} />;
  },
};

export const LastSeenOnAPhone: Story = {
  ...LastSeen,
  globals: { viewport: { value: "phone", isRotated: false } },
};
