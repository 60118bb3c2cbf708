import { Badge } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { AddressChoice } from "./address-choice.tsx";
import guide from "./address-choice.md?raw";

const meta = {
  title: "Compra/Elegir dirección",
  component: AddressChoice,
  parameters: { docs: { description: { component: guide } } },
  args: {
    legend: "¿A dónde lo llevamos?",
    value: "casa",
    onChange: fn(),
    addresses: [
      {
        value: "casa",
        name: "Ana Torres",
        lines: ["Calle del Árbol 12", "Centro, 97000", "Mérida, Yucatán", "999 123 4567"],
        badge: (
          <Badge size="md" variant="solid">
            Predeterminada
          </Badge>
        ),
      },
      {
        value: "trabajo",
        name: "Luis Fernando Hernández de la Rosa",
        lines: [
          "Avenida Insurgentes Sur 1580, int. 4",
          "Crédito Constructor, 03940",
          "Benito Juárez, Ciudad de México",
          "55 1234 5678",
        ],
      },
    ],
  },
  render: function Choosing({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    const choose = (next: string) => {
      onChange(next);
      setChosen(next);
    };
    return <AddressChoice {...args} onChange={choose} value={chosen} />;
  },
} satisfies Meta<typeof AddressChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheBook: Story = {
  name: "De la libreta",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /^Luis Fernando/ }));
    await expect(args.onChange).toHaveBeenCalledWith("trabajo");
    await expect(canvas.getByRole("radio", { name: /^Luis Fernando/ })).toBeChecked();
  },
};

export const OnAPhone: Story = {
  ...FromTheBook,
  name: "En el teléfono",
  globals: { viewport: { value: "phone", isRotated: false } },
};
