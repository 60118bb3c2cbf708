import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { paths } from "../../shared/paths.ts";
import { screenStories, shopAt, shopOf } from "../../app/testing/story-shop.tsx";

const meta = {
  title: "Pantallas/Información/Contacto",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const MESSAGE = "¿Reparten los domingos en la colonia Roma?";

export const Empty: Story = { name: "Vacío", loaders: [shopAt({ path: paths.contact })] };

export const ValidationErrors: Story = {
  ...Empty,
  name: "Errores de validación",
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Mensaje" }), "Hola");
    await userEvent.click(canvas.getByRole("button", { name: "Enviar mensaje" }));
    await expect(canvas.getByRole("textbox", { name: "Nombre" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Nombre" })).toHaveAccessibleDescription(
      "Escribe tu nombre, de 2 a 80 letras.",
    );
    await expect(canvas.getByRole("textbox", { name: "Correo electrónico" })).toHaveAccessibleDescription(
      "Escribe un correo como nombre@dominio.com.",
    );
    await expect(canvas.getByRole("textbox", { name: "Mensaje" })).toHaveAccessibleDescription(
      /Escribe tu mensaje, de 10 a 2,000 caracteres\./,
    );
  },
};

export const Sending: Story = {
  ...Empty,
  name: "Enviando",
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Nombre" }), "Ana Torres");
    await userEvent.type(canvas.getByRole("textbox", { name: "Correo electrónico" }), "ana@correo.example");
    await userEvent.type(canvas.getByRole("textbox", { name: "Mensaje" }), MESSAGE);
    await userEvent.click(canvas.getByRole("button", { name: "Enviar mensaje" }));
    const button = canvas.getByRole("button", { name: "Enviar mensaje" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(shopOf(loaded).services.contact.messages).toEqual([
      { name: "Ana Torres", email: "ana@correo.example", message: MESSAGE },
    ]);
  },
};

export const Sent: Story = {
  ...Empty,
  name: "Enviado",
  play: async (context) => {
    await Sending.play?.(context);
    await shopOf(context.loaded).services.contact.take();
    const sent = await context.canvas.findByRole("status");
    await expect(sent).toHaveTextContent(/^Recibimos tu mensaje/);
    await expect(context.canvas.queryByRole("heading", { name: "Recibimos tu mensaje" })).toBeNull();
  },
};

export const AnotherAfterThat: Story = {
  ...Empty,
  name: "Otro después",
  play: async (context) => {
    await Sent.play?.(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Enviar otro mensaje" }));
    await expect(context.canvas.getByRole("textbox", { name: "Mensaje" })).toHaveValue("");
  },
};

export const Failed: Story = {
  ...Empty,
  name: "Con una falla",
  play: async (context) => {
    await Sending.play?.(context);
    await shopOf(context.loaded).services.contact.refuse({ id: 503 });
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(
      "No pudimos conectar con la tienda. Revisa tu conexión y vuelve a intentarlo.",
    );
    await expect(context.canvas.getByRole("textbox", { name: "Mensaje" })).toHaveValue(MESSAGE);
  },
};
