import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Notice } from "../notice/notice.tsx";
import { Page } from "../page/page.tsx";
import { Setting } from "./setting.tsx";
import guide from "./setting.md?raw";

const meta = {
  title: "Cuenta/Ajuste",
  component: Setting,
  parameters: { docs: { description: { component: guide } } },
  args: {
    heading: "Contraseña",
    text: "Al cambiarla se cierra la sesión en tus otros dispositivos.",
    action: <Button variant="outline">Cambiar contraseña</Button>,
  },
  decorators: [
    (Story) => (
      <Page width="text">
        <Story />
        <Setting
          action={<Button variant="outline">Descargar mis datos</Button>}
          heading="Tus datos"
          text="Un archivo con tu perfil, tus direcciones, tu carrito y tus pedidos."
        />
      </Page>
    ),
  ],
} satisfies Meta<typeof Setting>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: "Sencillo" };

/** A line has room for some forty letters on a phone; every story is also measured at 320 px. */
export const OfALongAddress: Story = {
  name: "De una dirección larga",
  args: {
    heading: "Correo electrónico",
    text: "maria.guadalupe.hernandez.de.la.torre.y.gutierrez@correo-de-la-familia.example",
    children: (
      <Notice status="success">
        Te mandamos un correo a
        maria.guadalupe.hernandez.de.la.torre.y.gutierrez@correo-de-la-familia.example.
      </Notice>
    ),
  },
};
