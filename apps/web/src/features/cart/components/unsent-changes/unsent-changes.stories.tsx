import { inBox } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { UnsentChanges } from "./unsent-changes.tsx";
import guide from "./unsent-changes.md?raw";

const onClick = fn();

const meta = {
  title: "Avisos/Cambios por enviar",
  component: UnsentChanges,
  parameters: { docs: { description: { component: guide } } },
  args: {
    children: "Sin conexión: tus cambios se guardan y se envían al volver.",
    count: "3 cambios por enviar",
    retry: { text: "Reintentar", onClick, pending: false },
  },
  decorators: [inBox({ maxWidth: "48rem", padding: "1.5rem" })],
} satisfies Meta<typeof UnsentChanges>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  name: "Sin conexión",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Sin conexión/);
  },
};

export const NothingToSend: Story = { name: "Nada que enviar", args: { count: undefined } };

export const Failed: Story = {
  name: "Con una falla",
  args: { failed: true, children: "No pudimos actualizar tu carrito. Algo falló de nuestro lado." },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};
