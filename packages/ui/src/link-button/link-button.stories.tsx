import type { Meta, StoryObj } from "@storybook/react-vite";
import { link } from "../story-products/link.tsx";
import { LinkButton } from "./link-button.tsx";
import { TextLink } from "./text-link.tsx";
import guide from "./link-button.md?raw";

const meta = {
  title: "Acciones/Enlace y botón de enlace",
  component: LinkButton,
  args: { link, children: "Ir al marketplace" },
  parameters: { layout: "centered", docs: { description: { component: guide } } },
} satisfies Meta<typeof LinkButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Solid: Story = { name: "Sólido" };

export const InASentence: Story = {
  name: "Dentro de una frase",
  render: ({ link: element }) => (
    <p>
      <span>¿Aún no tienes cuenta?</span> <TextLink link={element}>Crear cuenta</TextLink>
    </p>
  ),
};
