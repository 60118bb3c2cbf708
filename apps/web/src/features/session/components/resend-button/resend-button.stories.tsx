import { Button } from "@shop/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { ResendButton, type ResendButtonProps } from "./resend-button.tsx";
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

export const Sending: Story = {
  name: "Enviando",
  args: { seconds: 0, loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reenviar código" }));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

/** Neither a second nor a resend says anything; the end of the wait does, and the focus stays all along. */
export const TimeGoesBy: Story = {
  name: "Pasa el tiempo",
  render: (args) => <Clock {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Reenviar código" });
    const status = canvas.getByRole("status");
    const pass = () => userEvent.click(canvas.getByRole("button", { name: "Pasa un segundo" }));
    await pass();
    await expect(button).toHaveTextContent("en 1 s");
    await expect(status).toBeEmptyDOMElement();
    await pass();
    await expect(status).toHaveTextContent("Ya puedes reenviar el código.");
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent("en 2 s");
    await expect(status).toBeEmptyDOMElement();
  },
};

function Clock(args: ResendButtonProps) {
  const [seconds, setSeconds] = useState(2);
  return (
    <div>
      <ResendButton {...args} onResend={() => setSeconds(2)} seconds={seconds} />
      <Button onClick={() => setSeconds(seconds - 1)} variant="surface">
        Pasa un segundo
      </Button>
    </div>
  );
}
