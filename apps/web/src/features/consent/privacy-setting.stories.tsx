import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { Choice } from "./consent-machine.ts";
import { createConsent } from "./create-consent.ts";
import { PrivacySetting } from "./privacy-setting.tsx";
import { FakeConsent } from "./testing.ts";

const meta = {
  title: "Pantallas/Privacidad/Ajuste de privacidad",
  render: (_, { loaded }) => (
    <PrivacySetting consent={loaded["consent"] as ReturnType<typeof createConsent>} />
  ),
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const decided = (choice: Choice | null): Story => ({
  loaders: [async () => ({ consent: createConsent(new FakeConsent(choice)) })],
});

export const Undecided: Story = { ...decided(null), name: "Sin decidir" };

export const Allowed: Story = {
  ...decided("accepted"),
  name: "Permitido",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dejar de permitir" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("No está permitido en este dispositivo.");
  },
};
