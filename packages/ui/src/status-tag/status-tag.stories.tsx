import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../layout/row.tsx";
import { StatusTag } from "./status-tag.tsx";
import guide from "./status-tag.md?raw";

const meta = {
  title: "Pedido/Etiqueta de estado",
  component: StatusTag,
  args: { children: "Pendiente" },
  parameters: { layout: "centered", docs: { description: { component: guide } } },
} satisfies Meta<typeof StatusTag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const EveryTone: Story = {
  render: () => (
    <Row>
      <StatusTag>En preparación</StatusTag>
      <StatusTag tone="gold">Predeterminada</StatusTag>
      <StatusTag tone="info">Enviado</StatusTag>
      <StatusTag tone="success">Entregado</StatusTag>
      <StatusTag tone="warning">Sin verificar</StatusTag>
      <StatusTag tone="danger">Cancelado</StatusTag>
    </Row>
  ),
};

export const EveryToneAtNight: Story = { ...EveryTone, globals: { theme: "dark" } };
