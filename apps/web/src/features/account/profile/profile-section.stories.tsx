// @module-tag full
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { paths } from "../../../shared/paths.ts";
import { accountWith, screenStories, shopAt, shopOf } from "../../../app/testing/story-shop.tsx";
import { AUTH_ACCOUNT } from "../testing.ts";

const meta = { title: "Pantallas/Cuenta/Perfil", ...screenStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const visit = { path: paths.account, isLogged: true };
const PROFILE = { name: "Ana Torres", phone: "55 1234 5678" };

export const Loading: Story = { name: "Cargando", loaders: [shopAt(visit)] };

export const Full: Story = {
  name: "Lleno",
  loaders: [shopAt(visit, accountWith({ profile: PROFILE, authAccount: AUTH_ACCOUNT }))],
};

export const SigningOut: Story = {
  ...Full,
  name: "Cerrando la sesión",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cerrar sesión" }));
    await expect(await canvas.findByText("Saliendo")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Mi cuenta" })).toBeNull();
  },
};

export const WithoutNameOrPhone: Story = {
  name: "Sin nombre ni teléfono",
  loaders: [
    shopAt(visit, (shop) => {
      shop.confirm({ uid: "ana", email: AUTH_ACCOUNT.email, name: null, emailVerified: true, phone: null });
      shop.services.account.answerReads({ profile: { name: "" }, authAccount: AUTH_ACCOUNT });
    }),
  ],
};

export const Failed: Story = {
  name: "Con una falla",
  loaders: [shopAt(visit, (shop) => shop.confirm())],
  play: async ({ canvas, loaded }) => {
    const { account } = shopOf(loaded).services;
    await expect(await canvas.findByText("ana@correo.example")).toBeVisible();
    await waitFor(() => expect([...account.profiles.all, ...account.accesses.all]).toHaveLength(2));
    await account.profiles.last.refuse({ id: 503 });
    await account.accesses.last.refuse("unreachable");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("No pudimos mostrar tu perfil");
    await expect(canvas.getAllByRole("button", { name: "Reintentar" })).toHaveLength(2);
  },
};

export const Editing: Story = {
  ...Full,
  name: "Editando",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Editar tus datos" }));
    await expect(canvas.getByRole("textbox", { name: "Nombre" })).toHaveValue(PROFILE.name);
    await expect(canvas.getByRole("heading", { name: "Editar tus datos" })).toHaveFocus();
  },
};

export const ValidationErrors: Story = {
  ...Full,
  name: "Errores de validación",
  play: async (context) => {
    await Editing.play?.(context);
    const { canvas, userEvent } = context;
    const name = canvas.getByRole("textbox", { name: "Nombre" });
    const phone = canvas.getByRole("textbox", { name: "Teléfono" });
    await userEvent.clear(name);
    await userEvent.clear(phone);
    await userEvent.type(phone, "123");
    await userEvent.click(canvas.getByRole("button", { name: "Guardar cambios" }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription("Escribe tu nombre.");
    await expect(phone).toHaveAccessibleDescription(/Escribe un teléfono de 10 a 15 dígitos\./);
  },
};

export const Saving: Story = {
  ...Full,
  name: "Guardando",
  play: async (context) => {
    await Editing.play?.(context);
    const { canvas, loaded, userEvent } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: "Nombre" }), " Ruiz");
    const save = canvas.getByRole("button", { name: "Guardar cambios" });
    await userEvent.click(save);
    await expect(save).toHaveAttribute("aria-busy", "true");
    await userEvent.click(save);
    await expect(shopOf(loaded).services.account.savedProfiles.inputs).toEqual([
      { name: "Ana Torres Ruiz", phone: PROFILE.phone },
    ]);
  },
};

export const Saved: Story = {
  ...Full,
  name: "Guardado",
  play: async (context) => {
    await Saving.play?.(context);
    const { canvas, loaded } = context;
    await shopOf(loaded).services.account.savedProfiles.last.answer({ name: "Ana Torres Ruiz" });
    await expect(await canvas.findByText("Guardamos tus datos.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Editar tus datos" })).toHaveFocus();
  },
};

export const NotSaved: Story = {
  ...Full,
  name: "Sin guardar",
  play: async (context) => {
    await Saving.play?.(context);
    const { canvas, loaded } = context;
    await shopOf(loaded).services.account.savedProfiles.last.refuse({ id: 503 });
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "No pudimos conectar con la tienda. Revisa tu conexión y vuelve a intentarlo.",
    );
    await expect(canvas.getByRole("textbox", { name: "Nombre" })).toHaveValue("Ana Torres Ruiz");
  },
};

export const Unverified: Story = {
  name: "Sin verificar",
  loaders: [
    shopAt(visit, accountWith({ profile: PROFILE, authAccount: { ...AUTH_ACCOUNT, emailVerified: false } })),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Sin verificar")).toBeVisible();
  },
};

export const VerificationSent: Story = {
  ...Unverified,
  name: "Verificación enviada",
  play: async ({ canvas, loaded, userEvent }) => {
    const send = await canvas.findByRole("button", { name: "Enviar correo de verificación" });
    await userEvent.click(send);
    await shopOf(loaded).services.account.verifications.last.answer();
    await expect(await canvas.findByRole("button", { name: "Enviarlo otra vez" })).toHaveFocus();
    await expect(canvas.getByText(/^Te mandamos un correo a ana@correo\.example\./)).toBeVisible();
  },
};

export const VerificationNotSent: Story = {
  ...Unverified,
  name: "Verificación no enviada",
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Enviar correo de verificación" }));
    await shopOf(loaded).services.account.verifications.last.refuse("tooManyAttempts");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Hubo demasiados intentos. Espera unos minutos y vuelve a intentarlo.",
    );
  },
};
