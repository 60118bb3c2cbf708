import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ConsentBand } from "./consent-band.tsx";
import guide from "./consent-band.md?raw";

const meta = {
  title: "Avisos/Consentimiento",
  component: ConsentBand,
  parameters: { docs: { description: { component: guide } } },
  args: {
    heading: "Tu privacidad",
    children: "¿Nos dejas medir qué productos se ven, se buscan y se compran, y cómo inicias sesión?",
    without: "Sin tu nombre, tu correo ni tu dirección.",
    accept: { text: "Aceptar", onClick: fn() },
    reject: { text: "Rechazar", onClick: fn() },
  },
} satisfies Meta<typeof ConsentBand>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {
  name: "Pregunta",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rechazar" }));
    await expect(args.reject.onClick).toHaveBeenCalledOnce();
  },
};

export const Reviewed: Story = {
  name: "Revisado",
  args: { now: "Ahora: aceptado.", close: { text: "Cerrar", onClick: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Tu privacidad" })).toHaveFocus();
  },
};
