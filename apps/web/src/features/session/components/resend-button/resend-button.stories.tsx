import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ResendButton } from "./resend-button.tsx";
import guide from "./resend-button.md?raw";

const meta = {
  title: "Acciones/Reenviar un código",
  component: ResendButton,
  args: {
    label: "Reenviar código",
    seconds: 27,
    wait: (seconds: number) => `en ${seconds} s`,
    tooEarly: (seconds: number) => `Podrás reenviar el código en ${seconds} segundos.`,
    ready: "Ya puedes reenviar el código.",
    onResend: fn(),
  },
  parameters: { layout: "centered", docs: { description: { component: guide } } },
} satisfies Meta<typeof ResendButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: "Esperando",
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Reenviar código" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveTextContent("en 27 s");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(button);
    await expect(canvas.getByRole("status")).toHaveTextContent("Podrás reenviar el código en 27 segundos.");
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

export const Ready: Story = {
  name: "Listo",
  args: { seconds: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Reenviar código" }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
