import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { inBox } from "../story-products/decorators.tsx";
import { ShippingOptions } from "./shipping-options.tsx";
import guide from "./shipping-options.md?raw";

const meta = {
  title: "Compra/Opciones de envío",
  component: ShippingOptions,
  parameters: { docs: { description: { component: guide } } },
  args: {
    legend: "Opción de envío",
    value: "refrigerado",
    onChange: fn(),
    options: [
      {
        value: "estandar",
        label: "Estándar",
        detail: "No conserva el frío de tus lácteos",
        price: "$47.52",
        disabled: true,
      },
      {
        value: "refrigerado",
        label: "Refrigerado",
        detail: "Mañana, de 9 a 14 h, en caja fría",
        price: "$70.36",
      },
      { value: "recoger", label: "Recoger en tienda", detail: "Hoy, a partir de 2 horas", price: "Gratis" },
    ],
  },
  render: function Choosing({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    const choose = (next: string) => {
      onChange(next);
      setChosen(next);
    };
    return <ShippingOptions {...args} onChange={choose} value={chosen} />;
  },
  decorators: [inBox({ maxWidth: "30rem", padding: "1.5rem" })],
} satisfies Meta<typeof ShippingOptions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithDairyInTheCart: Story = {
  name: "Con lácteos en el carrito",
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Opción de envío" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: /Recoger en tienda/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("recoger");
  },
};

export const NothingChosen: Story = { name: "Nada elegido", args: { value: undefined } };
