import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { inBox } from "../story-products/decorators.tsx";
import { Notice } from "./notice.tsx";
import guide from "./notice.md?raw";

const meta = {
  title: "Avisos/Aviso en su lugar",
  component: Notice,
  parameters: { docs: { description: { component: guide } } },
  args: { children: "Los medicamentos tienen un máximo de 5 piezas por persona." },
  decorators: [inBox({ maxWidth: "40rem", padding: "1.5rem" })],
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = { name: "Información" };

export const Warning: Story = {
  name: "Advertencia",
  args: { status: "warning", children: "Estás sin conexión. Enviamos tus cambios al volver." },
};

export const Danger: Story = {
  name: "Peligro",
  args: {
    status: "error",
    title: "Tu tarjeta fue rechazada",
    children: "No se hizo ningún cargo. Prueba con otra tarjeta o paga contra entrega.",
    action: (
      <Button size="sm" variant="outline">
        Reintentar
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Tu tarjeta fue rechazada");
  },
};
