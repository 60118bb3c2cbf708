import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { WindowChoice } from "./window-choice.tsx";
import guide from "./window-choice.md?raw";

const meta = {
  title: "Compra/Horario de entrega",
  component: WindowChoice,
  parameters: { docs: { description: { component: guide } } },
  args: {
    legend: "Horario de entrega",
    value: "a",
    onChange: fn(),
    closes: "Disponible hasta hoy a las 18 h.",
    days: [
      {
        date: "lunes 23 de noviembre",
        windows: [
          { value: "a", hours: "9:00 a 14:00", label: "lunes 23 de noviembre, de 9:00 a 14:00" },
          { value: "b", hours: "16:00 a 20:00", label: "lunes 23 de noviembre, de 16:00 a 20:00" },
        ],
      },
      {
        date: "martes 24 de noviembre",
        windows: [{ value: "c", hours: "9:00 a 14:00", label: "martes 24 de noviembre, de 9:00 a 14:00" }],
      },
    ],
  },
  render: function Choosing({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    const choose = (next: string) => {
      onChange(next);
      setChosen(next);
    };
    return <WindowChoice {...args} onChange={choose} value={chosen} />;
  },
} satisfies Meta<typeof WindowChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: "Eligiendo",
  play: async ({ args, canvas, userEvent }) => {
    const later = canvas.getByRole("radio", { name: "lunes 23 de noviembre, de 16:00 a 20:00" });
    await userEvent.click(later);
    await expect(later).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith("b");
  },
};

export const NothingChosen: Story = { name: "Nada elegido", args: { value: undefined, closes: undefined } };

export const OnAPhone: Story = {
  ...Choosing,
  name: "En el teléfono",
  globals: { viewport: { value: "phone", isRotated: false } },
};
