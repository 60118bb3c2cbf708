import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Row } from "../layout/row.tsx";
import { Page } from "../page/page.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Panel } from "./panel.tsx";
import guide from "./panel.md?raw";

const meta = {
  title: "Estructura/Panel en su lugar",
  component: Panel,
  parameters: { docs: { description: { component: guide } } },
  args: {
    heading: "Cambiar correo",
    level: 3,
    text: "Te mandamos un enlace al correo nuevo. Hasta que lo abras, sigues entrando con el de ahora.",
    children: (
      <>
        <TextField autoComplete="email" label="Correo nuevo" type="email" />
        <Row>
          <Button>Enviar enlace</Button>
          <Button variant="surface">Cancelar</Button>
        </Row>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Page width="text">
        <h2>Seguridad</h2>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Panel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = {
  name: "Formulario",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Cambiar correo" })).toHaveFocus();
  },
};

export const OpenedAndClosed: Story = {
  name: "Abierto y cerrado",
  render: function OpenedAndClosed(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Cambiar correo</Button>
        {isOpen && (
          <Panel {...args}>
            <Button onClick={() => setIsOpen(false)} variant="surface">
              Cancelar
            </Button>
          </Panel>
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cambiar correo" }));
    await expect(canvas.getByRole("heading", { name: "Cambiar correo" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Cancelar" }));
    await expect(canvas.getByRole("button", { name: "Cambiar correo" })).toHaveFocus();
  },
};

export const Question: Story = {
  name: "Pregunta",
  args: {
    heading: "¿Quitar esta dirección?",
    text: "Los pedidos que ya hiciste conservan la suya.",
    danger: true,
    children: (
      <Row>
        <Button colorPalette="red" variant="subtle">
          Quitar dirección
        </Button>
        <Button variant="surface">Conservarla</Button>
      </Row>
    ),
  },
};
