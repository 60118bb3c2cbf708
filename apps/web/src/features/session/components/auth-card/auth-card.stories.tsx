import { Stack } from "@chakra-ui/react";
import {
  Button,
  Checkbox,
  Divider,
  FacebookIcon,
  GoogleIcon,
  Notice,
  PasswordField,
  PhoneIcon,
  Row,
  TextField,
  TextLink,
} from "@shop/ui";
import { link, StoryFrame, wholeScreen } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CodeField } from "../code-field/code-field.tsx";
import { ResendButton } from "../resend-button/resend-button.tsx";
import { AuthCard } from "./auth-card.tsx";
import { AuthStep } from "./auth-step.tsx";
import guide from "./auth-card.md?raw";

const toggle = { show: "Mostrar contraseña", hide: "Ocultar contraseña" };

const providers = (
  <Stack gap="sm">
    <Button width="full" variant="surface">
      <GoogleIcon />
      <span>Continuar con Google</span>
    </Button>
    <Button width="full" variant="surface">
      <FacebookIcon />
      <span>Continuar con Facebook</span>
    </Button>
    <Button width="full" variant="surface">
      <PhoneIcon />
      <span>Continuar con teléfono</span>
    </Button>
  </Stack>
);

const form = (
  <Stack asChild gap="md">
    <form>
      <TextField autoComplete="email" label="Correo electrónico" type="email" />
      <PasswordField autoComplete="current-password" label="Contraseña" toggle={toggle} />
      <Row spread>
        <Checkbox label="Mantener la sesión iniciada" />
        <TextLink link={link}>¿Olvidaste tu contraseña?</TextLink>
      </Row>
      <Button width="full" size="lg" type="submit">
        Iniciar sesión
      </Button>
    </form>
  </Stack>
);

const meta = {
  title: "Cuenta/Columna de acceso",
  component: AuthCard,
  parameters: { docs: { ...wholeScreen.docs, description: { component: guide } } },
  args: {
    heading: "Iniciar sesión",
    children: (
      <>
        {form}
        <Divider>o</Divider>
        {providers}
      </>
    ),
    footer: (
      <>
        <span>¿Aún no tienes cuenta?</span> <TextLink link={link}>Crear cuenta</TextLink>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof AuthCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SignIn: Story = { name: "Iniciar sesión" };

export const Refused: Story = {
  name: "Rechazado",
  args: {
    children: (
      <>
        <Notice status="error">
          El correo o la contraseña no coinciden. Revísalos e inténtalo otra vez.
        </Notice>
        {form}
      </>
    ),
  },
};

/** A way in that takes two steps. */
export const SecondStep: Story = {
  name: "Segundo paso",
  args: {
    children: (
      <AuthStep heading="Escribe tu código" subtitle="Lo mandamos por SMS al +52 55 1234 5678.">
        <CodeField label="Código" />
        <Button width="full" size="lg" type="submit">
          Iniciar sesión
        </Button>
        <ResendButton
          label="Reenviar código"
          onResend={() => undefined}
          ready="Ya puedes reenviar el código."
          seconds={27}
          tooEarly={(seconds) => `Podrás reenviar el código en ${seconds} segundos.`}
          wait={(seconds) => `en ${seconds} s`}
        />
      </AuthStep>
    ),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 2, name: "Escribe tu código" });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(canvas.getByRole("region", { name: "Escribe tu código" })).toContainElement(heading);
  },
};
