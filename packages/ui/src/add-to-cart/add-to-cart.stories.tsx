import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { labels } from "../story-products/story-card.tsx";
import { inBox } from "../story-products/decorators.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import guide from "./add-to-cart.md?raw";

const name = "Queso Oaxaca La Villita 400 g";

const meta = {
  title: "Carrito/Agregar al carrito",
  component: AddToCart,
  parameters: { docs: { description: { component: guide } } },
  args: { quantity: 0, text: "Agregar", labels: labels(name), onChange: fn() },
  render: function Counting({ quantity, onChange, ...args }) {
    const [count, setCount] = useState(quantity);
    const change = (next: number) => {
      onChange(next);
      setCount(next);
    };
    return <AddToCart {...args} onChange={change} quantity={count} />;
  },
  decorators: [inBox({ width: "14rem", padding: "2rem" })],
} satisfies Meta<typeof AddToCart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotInTheCart: Story = { name: "Fuera del carrito" };

export const WhatFollowsStaysInItsPlace: Story = {
  name: "Lo que sigue no se mueve",
  args: { variant: "solid", size: "lg" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { height } = canvasElement.getBoundingClientRect();
    await userEvent.click(canvas.getByRole("button", { name: `Agregar ${name} al carrito` }));
    await expect(canvas.getByRole("spinbutton", { name: `Cantidad de ${name}` })).toBeVisible();
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
  },
};
