import { Wrap } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { TrashIcon } from "../icons/icons.ts";
import { Button } from "./button.tsx";
import guide from "./button.md?raw";

const meta = {
  title: "Acciones/Botón",
  component: Button,
  args: { children: "Agregar al carrito", onClick: fn() },
  parameters: { layout: "centered", docs: { description: { component: guide } } },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Solid: Story = {
  name: "Sólido",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Agregar al carrito" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Outline: Story = { name: "Contorno", args: { variant: "outline" } };

export const Ghost: Story = { name: "Fantasma", args: { variant: "ghost", children: "Volver al carrito" } };

/** For an irreversible action; beside other buttons, `solid` would be too prominent. */
export const Danger: Story = {
  name: "Peligro",
  args: {
    variant: "subtle",
    colorPalette: "red",
    children: (
      <>
        <TrashIcon />
        <span>Vaciar carrito</span>
      </>
    ),
  },
};

/** Beside the main button. */
export const Surface: Story = { name: "Superficie", args: { variant: "surface", children: "Cancelar" } };

/** From `xs` to `xl`: none is too low for a finger. */
export const Sizes: Story = {
  name: "Tamaños",
  render: (args) => (
    <Wrap align="center" gap="4">
      {(["xs", "sm", "md", "lg", "xl"] as const).map((size) => (
        <Button {...args} key={size} size={size}>
          {size}
        </Button>
      ))}
    </Wrap>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole("button").map(({ offsetHeight }) => offsetHeight);
    await expect(heights).toEqual([44, 44, 44, 52, 60]);
  },
};

export const Disabled: Story = { name: "Deshabilitado", args: { disabled: true } };

export const Loading: Story = {
  name: "Cargando",
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Agregar al carrito" });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
