import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { TrashIcon } from "../icons/icons.tsx";
import { Button } from "./button.tsx";

const meta = {
  component: Button,
  args: { children: "Agregar al carrito", onClick: fn() },
  parameters: { layout: "centered" },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Solid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Agregar al carrito" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Outline: Story = { args: { variant: "outline" } };

export const Ghost: Story = { args: { variant: "ghost", children: "Volver al carrito" } };

export const Danger: Story = { args: { variant: "danger", icon: <TrashIcon />, children: "Vaciar carrito" } };

export const Large: Story = { args: { size: "lg", children: "Ir a pagar" } };

export const Small: Story = { args: { size: "sm", variant: "outline", children: "Deshacer" } };

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Agregar al carrito" }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
