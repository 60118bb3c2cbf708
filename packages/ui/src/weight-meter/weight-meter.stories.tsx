import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inBox } from "../story-products/decorators.tsx";
import { WeightMeter } from "./weight-meter.tsx";
import guide from "./weight-meter.md?raw";

const meta = {
  title: "Carrito/Peso mínimo",
  component: WeightMeter,
  parameters: { docs: { description: { component: guide } } },
  args: {
    label: "Peso mínimo",
    value: 1800,
    minimum: 3000,
    reached: false,
    sentence: "Te faltan 1.20 kg para llegar al mínimo de 3.00 kg.",
  },
  decorators: [inBox({ maxWidth: "22rem", padding: "1.5rem" })],
} satisfies Meta<typeof WeightMeter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  name: "Falta",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter", { name: "Peso mínimo" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Te faltan 1\.20 kg/);
  },
};

/** A click leads to products that fill it. */
export const Fillable: Story = {
  name: "Se puede llenar",
  args: { onFill: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: args.sentence }));
    await expect(args.onFill).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  name: "Vacío",
  args: { value: 0, sentence: "Te faltan 3.00 kg para llegar al mínimo de 3.00 kg." },
};

/** The server answers that it is not enough, without the missing amount. */
export const NotReachedAllTheSame: Story = {
  name: "Sin alcanzarlo",
  args: { value: 4250, sentence: "Tu carrito todavía no llega al peso mínimo." },
};

export const Reached: Story = {
  name: "Alcanzado",
  args: { value: 4250, reached: true, sentence: "Ya alcanzaste el peso mínimo." },
};
