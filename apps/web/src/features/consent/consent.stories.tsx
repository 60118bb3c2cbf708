import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { holdConsent } from "./consent-holder.ts";
import { paths } from "../../shared/paths.ts";
import { screenStories, shopAt } from "../../app/testing/story-shop.tsx";
import type { Choice } from "./consent-machine.ts";
import { createConsent } from "./create-consent.ts";
import { PrivacySetting } from "./privacy-setting.tsx";
import { Question } from "./question.tsx";
import { FakeConsent } from "./testing.ts";

const meta = {
  title: "Pantallas/Privacidad/Consentimiento",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** A shop with analytics, and a shopper with this stored choice. */
function askedBy(choice: Choice | null): Story {
  const ask = async () => {
    const consent = holdConsent(async () => ({
      consent: createConsent(new FakeConsent(choice)),
      Question,
      PrivacySetting,
    }));
    await consent.load();
    return { consent };
  };
  return { loaders: [shopAt({ path: paths.about }), ask] };
}

export const Asked: Story = {
  ...askedBy(null),
  name: "Se pregunta",
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByRole("region", { name: "Tu privacidad" });
    await userEvent.click(canvas.getByRole("button", { name: "Rechazar" }));
    await expect(question).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Privacidad" })).toHaveFocus();
  },
};

export const Reviewed: Story = {
  ...askedBy("accepted"),
  name: "Revisado",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Privacidad" }));
    const question = await canvas.findByRole("region", { name: "Tu privacidad" });
    await expect(question).toHaveFocus();
    await expect(question).toHaveTextContent("Ahora lo permites.");
  },
};

/** The code of the question did not load: the shopper is notified, and can press again. */
export const Unreachable: Story = {
  name: "Sin respuesta",
  loaders: [
    shopAt({ path: paths.about }),
    async () => ({ consent: holdConsent(() => Promise.reject(new Error("lost"))) }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Privacidad" }));
    const message = await canvas.findByText(/No pudimos conectar con la tienda/);
    await waitFor(() => expect(message).toBeVisible());
  },
};
