import type { Meta, StoryObj } from "@storybook/react-vite";
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

export const Form: Story = { name: "Formulario" };
