import { Badge } from "@chakra-ui/react";
import { Button, FacebookIcon, GoogleIcon, Notice, Page, PhoneIcon } from "@shop/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MethodRow } from "./method-row.tsx";
import guide from "./method-list.md?raw";

const button = (text: string, label: string) => (
  <Button aria-label={label} size="sm" variant="surface">
    {text}
  </Button>
);

const meta = {
  title: "Cuenta/Forma de entrar",
  component: MethodRow,
  parameters: { docs: { description: { component: guide } } },
  render: () => (
    <ul aria-label="Formas de entrar">
      <MethodRow
        action={
          <Badge size="md" variant="surface">
            Tu única forma
          </Badge>
        }
        detail="ana.torres.de.la.rosa@correo.example"
        icon={<GoogleIcon />}
        name="Google"
      />
      <MethodRow
        action={button("Vincular", "Vincular Facebook")}
        detail="Sin vincular"
        icon={<FacebookIcon />}
        name="Facebook"
      >
        <Notice status="error">Esta forma de entrar ya pertenece a otra cuenta.</Notice>
      </MethodRow>
      <MethodRow
        action={button("Vincular", "Vincular teléfono")}
        detail="Sin vincular"
        icon={<PhoneIcon />}
        name="Teléfono"
      />
    </ul>
  ),
  decorators: [
    (Story) => (
      <Page width="text">
        <Story />
      </Page>
    ),
  ],
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const Three: Story = {
  name: "Tres",
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const OnAPhone: Story = {
  ...Three,
  name: "En el teléfono",
  globals: { viewport: { value: "phone", isRotated: false } },
};
