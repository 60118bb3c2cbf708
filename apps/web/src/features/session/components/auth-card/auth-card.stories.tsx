import { Stack } from "@chakra-ui/react";
import {
  Button,
  Checkbox,
  Divider,
  FacebookIcon,
  GoogleIcon,
  PasswordField,
  PhoneIcon,
  Row,
  TextField,
  TextLink,
} from "@shop/ui";
import { inFrame, link, wholeScreen } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AuthCard } from "./auth-card.tsx";
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
  decorators: [inFrame],
} satisfies Meta<typeof AuthCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SignIn: Story = { name: "Iniciar sesión" };
