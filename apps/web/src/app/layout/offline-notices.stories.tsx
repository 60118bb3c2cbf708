import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { createOffline } from "../../platform/service-worker/create-offline.ts";
import { FakeOffline } from "../../platform/service-worker/testing.ts";
import { paths } from "../../shared/paths.ts";
import { screenStories, shopAt } from "../testing/story-shop.tsx";

const meta = {
  title: "Pantallas/Marco/Avisos sin conexión",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** A shop whose worker has a notice. */
function servedBy(arrange: (services: FakeOffline) => void): Story {
  const serve = () => {
    const services = new FakeOffline();
    const offline = createOffline(services);
    arrange(services);
    return { offline };
  };
  return { loaders: [shopAt({ path: paths.about }), serve] };
}

export const NewVersion: Story = {
  name: "Versión nueva",
  ...servedBy((services) => services.notifyVersion("version.found")),
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByText("Hay una versión nueva de la tienda.");
    await waitFor(() => expect(message).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Actualizar" }));
    await expect(message).not.toBeInTheDocument();
  },
};

export const LastSeen: Story = {
  ...servedBy((services) => services.notifyAnswer("answer.cached")),
  name: "Lo último que se vio",
};
