// @module-tag full
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { accountWith, ARRIVAL, screenStories, shopAt, shopOf } from "../../../app/testing/story-shop.tsx";
import type { AuthAccount } from "@shop/session-machine";
import { sectionPath } from "../page/account-sections.ts";
import { AUTH_ACCOUNT } from "../testing.ts";

const meta = { title: "Pantallas/Cuenta/Seguridad", ...screenStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const visit = { path: sectionPath("security"), isLogged: true };
const phone = "+525512345678";
const EVERY_METHOD: AuthAccount = {
  ...AUTH_ACCOUNT,
  phone,
  methods: [
    ...AUTH_ACCOUNT.methods,
    { method: "google", label: "ana.torres@correo.example" },
    { method: "phone", label: "+52 55 1234 5678" },
  ],
};
const PHONE_ONLY: AuthAccount = {
  email: null,
  emailVerified: false,
  phone,
  methods: [{ method: "phone", label: "+52 55 1234 5678" }],
};

type Context = Parameters<NonNullable<Story["play"]>>[0];
const press = async ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(await canvas.findByRole("button", { name }, ARRIVAL));

export const Loading: Story = { name: "Cargando", loaders: [shopAt(visit, (shop) => shop.confirm())] };

export const Failed: Story = {
  ...Loading,
  name: "Con una falla",
  play: async ({ canvas, loaded }) => {
    await canvas.findByText("Cargando la seguridad de tu cuenta", {}, ARRIVAL);
    await waitFor(() => expect(shopOf(loaded).services.account.accesses.all).toHaveLength(1));
    await shopOf(loaded).services.account.accesses.last.refuse("unreachable");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "No pudimos mostrar la seguridad de tu cuenta",
    );
  },
};

export const OnlyAPassword: Story = {
  name: "Solo una contraseña, y el correo sin verificar",
  loaders: [shopAt(visit, accountWith({ authAccount: { ...AUTH_ACCOUNT, emailVerified: false } }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tu única forma", {}, ARRIVAL)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^(?:Desvincular|Quitar)/ })).toBeNull();
  },
};

export const EveryMethod: Story = {
  name: "Todas las formas de entrar",
  loaders: [shopAt(visit, accountWith({ authAccount: EVERY_METHOD }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Desvincular Google" }, ARRIVAL)).toBeVisible();
  },
};

export const OnlyAPhoneNumber: Story = {
  name: "Solo un teléfono",
  loaders: [shopAt(visit, accountWith({ authAccount: PHONE_ONLY }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tu cuenta no tiene correo.", {}, ARRIVAL)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Agregar correo" })).toBeVisible();
  },
};

export const NewPassword: Story = {
  ...EveryMethod,
  name: "Contraseña nueva",
  play: async (context) => {
    await press(context, "Cambiar contraseña");
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole("heading", { name: "Cambiar contraseña" })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText("Contraseña nueva"), "jitomate");
  },
};

/** The new password waits for reauthentication. */
export const Reauthentication: Story = {
  ...EveryMethod,
  name: "Confirmar la identidad",
  play: async (context) => {
    await NewPassword.play?.(context);
    await press(context, "Guardar contraseña");
    const { canvas, loaded } = context;
    await shopOf(loaded).services.account.passwords.last.refuse("needsRecentSignIn");
    await expect(await canvas.findByRole("heading", { name: "Confirma que eres tú" })).toHaveFocus();
    await expect(
      canvas.getByRole("button", { name: "Enviar código al teléfono que termina en 78" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Guardar contraseña" })).toBeNull();
  },
};

export const CodeNotSent: Story = {
  ...EveryMethod,
  name: "Código que no se pudo enviar",
  play: async (context) => {
    await Reauthentication.play?.(context);
    await press(context, SEND);
    const { canvas, loaded } = context;
    await shopOf(loaded).services.account.emailCodes.last.refuse("tooManyAttempts");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Hubo demasiados intentos.");
  },
};

const SEND = "Enviar código a ana@correo.example";

export const CodeSent: Story = {
  ...EveryMethod,
  name: "Código enviado",
  play: async (context) => {
    await Reauthentication.play?.(context);
    await press(context, SEND);
    const { canvas, loaded } = context;
    await shopOf(loaded).services.account.emailCodes.last.answer();
    await expect(await canvas.findByRole("textbox", { name: "Código" })).toHaveFocus();
    await expect(canvas.getByText(/^Lo mandamos a ana@correo\.example\./)).toBeVisible();
  },
};

export const WrongReauthenticationCode: Story = {
  ...EveryMethod,
  name: "Código de confirmación equivocado",
  play: async (context) => {
    await CodeSent.play?.(context);
    const { canvas, loaded, userEvent } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: "Código" }), "123456");
    await press(context, "Confirmar");
    await shopOf(loaded).services.account.reauthentications.last.refuse("wrongCode");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("El código no coincide.");
  },
};

export const ReauthenticationCancelled: Story = {
  ...EveryMethod,
  name: "Confirmación cancelada",
  play: async (context) => {
    await CodeSent.play?.(context);
    await press(context, "Enviar otro código");
    const { canvas } = context;
    await expect(await canvas.findByRole("button", { name: SEND })).toHaveFocus();
    await press(context, "Cancelar");
    await expect(canvas.getByLabelText("Contraseña nueva")).toHaveValue("jitomate");
    await expect(canvas.getByRole("button", { name: "Guardar contraseña" })).toHaveFocus();
  },
};

/** Facebook gave no address: there is nowhere to send a code. */
export const NoContact: Story = {
  name: "Sin correo ni teléfono",
  loaders: [
    shopAt(
      visit,
      accountWith({
        authAccount: { ...PHONE_ONLY, phone: null, methods: [{ method: "facebook", label: null }] },
      }),
    ),
  ],
  play: async (context) => {
    await press(context, "Agregar correo");
    const { canvas, loaded, userEvent } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: "Correo nuevo" }), "ana@correo.example");
    await press(context, "Enviar enlace");
    await shopOf(loaded).services.account.emails.last.refuse("needsRecentSignIn");
    await expect(await canvas.findByText(/no tiene correo ni teléfono/)).toBeVisible();
  },
};

export const PasswordChanged: Story = {
  ...EveryMethod,
  name: "Contraseña cambiada",
  play: async (context) => {
    await CodeSent.play?.(context);
    const { canvas, loaded, userEvent } = context;
    const { account } = shopOf(loaded).services;
    await userEvent.type(canvas.getByRole("textbox", { name: "Código" }), "123456");
    await press(context, "Confirmar");
    await account.reauthentications.last.answer();
    await waitFor(() => expect(account.passwords.all).toHaveLength(2));
    await account.passwords.last.answer();
    await expect(await canvas.findByText("Listo: tu contraseña nueva ya sirve.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Cambiar contraseña" })).toHaveFocus();
  },
};

export const EmailSent: Story = {
  ...EveryMethod,
  name: "Correo enviado",
  play: async (context) => {
    await press(context, "Cambiar correo");
    const { canvas, loaded, userEvent } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: "Correo nuevo" }), "nueva@correo.example");
    await press(context, "Enviar enlace");
    await shopOf(loaded).services.account.emails.last.answer();
    await expect(await canvas.findByText(/^Te mandamos un enlace a nueva@correo\.example\./)).toBeVisible();
  },
};

export const LinkingInAWindow: Story = {
  ...OnlyAPassword,
  name: "Vinculando en una ventana",
  play: async (context) => {
    await press(context, "Vincular Google");
    const { canvas } = context;
    await expect(canvas.getByRole("button", { name: "Vincular Google" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect(canvas.getByText("Termina en la ventana de Google.")).toBeVisible();
  },
};

export const AlreadyLinked: Story = {
  ...OnlyAPassword,
  name: "Ya vinculada",
  play: async (context) => {
    await LinkingInAWindow.play?.(context);
    await shopOf(context.loaded).services.account.links.last.refuse("alreadyLinked");
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(
      "Esta forma de entrar ya pertenece a otra cuenta.",
    );
  },
};

export const Unlinking: Story = {
  ...EveryMethod,
  name: "Desvinculando",
  play: async (context) => {
    await press(context, "Desvincular Google");
    await expect(context.canvas.getByRole("heading", { name: "¿Desvinculamos Google?" })).toHaveFocus();
  },
};

export const SigningOutEverywhere: Story = {
  ...EveryMethod,
  name: "Cerrando sesión en todos",
  play: (context) => press(context, "Cerrar sesión en todos los dispositivos"),
};

export const Exported: Story = {
  ...EveryMethod,
  name: "Exportado",
  play: async (context) => {
    await press(context, "Descargar mis datos");
    const { canvas, loaded } = context;
    const { account } = shopOf(loaded).services;
    await account.exports.last.answer({ profile: { name: "Ana Torres" } });
    await expect(await canvas.findByText(/^Descargamos tus datos/)).toBeVisible();
    await expect(account.files).toHaveLength(1);
    // Axe reports a button that is half below the header as too small.
    scrollTo(0, 0);
  },
};

export const Deleting: Story = {
  ...EveryMethod,
  name: "Borrando",
  play: async (context) => {
    await press(context, "Eliminar cuenta");
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: /^Escribe ELIMINAR/ }), "sí");
    await press(context, "Eliminar mi cuenta");
    await expect(canvas.getByText("Escribe ELIMINAR para confirmarlo.")).toBeVisible();
  },
};
