import { HStack, Input } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBox } from "../story-products/decorators.tsx";
import { PasswordField } from "./password-field.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";
import guide from "./text-field.md?raw";

const toggle = { show: "Mostrar contraseña", hide: "Ocultar contraseña" };

const meta = {
  title: "Formularios/Campo de texto",
  component: TextField,
  parameters: { docs: { description: { component: guide } } },
  args: { label: "Correo electrónico", type: "email", autoComplete: "email" },
  decorators: [inBox({ maxWidth: "26rem", padding: "1.5rem" })],
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Vacío" };

/** Those of Chakra's `Input`, from `xs` to `lg`: none is too low for a finger. */
export const Sizes: Story = {
  name: "Tamaños",
  tags: ["!dev"],
  render: () => (
    <>
      {(["xs", "sm", "md", "lg"] as const).map((size) => (
        <Input aria-label={size} key={size} size={size} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole("textbox").map(({ offsetHeight }) => offsetHeight);
    await expect(heights).toEqual([44, 44, 44, 52]);
  },
};

/** A given width is kept in a row with more space. */
export const OfAWidthInARow: Story = {
  name: "De un ancho, en una fila",
  tags: ["!dev"],
  render: () => (
    <HStack>
      <Input aria-label="Código postal" width="24" />
    </HStack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox").offsetWidth).toBe(96);
  },
};

export const WithHint: Story = { name: "Con ayuda", args: { hint: "Ahí te mandamos el enlace." } };

export const WithError: Story = {
  name: "Con error",
  args: { defaultValue: "ana@", error: "Escribe un correo completo, como ana@ejemplo.mx." },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Correo electrónico" });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Escribe un correo completo, como ana@ejemplo.mx.");
  },
};

export const Disabled: Story = {
  name: "Deshabilitado",
  args: { disabled: true, defaultValue: "ana@ejemplo.mx" },
};

export const Password: Story = {
  name: "Contraseña",
  render: () => <PasswordField autoComplete="current-password" label="Contraseña" toggle={toggle} />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText("Contraseña");
    await expect(box).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Mostrar contraseña" }));
    await expect(box).toHaveAttribute("type", "text");
  },
};

export const PasswordSeenWhileTyping: Story = {
  ...Password,
  name: "La contraseña se ve al escribir",
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText<HTMLInputElement>("Contraseña");
    await userEvent.type(box, "clave secreta");
    box.setSelectionRange(5, 5);
    await userEvent.click(canvas.getByRole("button", { name: "Mostrar contraseña" }));
    await expect(box).toHaveFocus();
    await expect([box.type, box.selectionStart, box.selectionEnd]).toEqual(["text", 5, 5]);
    await userEvent.keyboard("-muy");
    await expect(canvas.getByRole("textbox", { name: "Contraseña" })).toBe(box);
    await expect(box).toHaveValue("clave-muy secreta");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "Mostrar contraseña" })).toHaveFocus();
    await expect(box).toHaveAttribute("type", "password");
  },
};

/** Read after the hint and before the error. */
export const DescribedFromOutside: Story = {
  name: "Descrito desde fuera",
  args: { "aria-describedby": "regla", hint: "Ahí te mandamos el enlace.", error: "Escribe tu correo." },
  render: (args) => (
    <>
      <TextField {...args} />
      <p id="regla">No lo compartimos.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "Ahí te mandamos el enlace. No lo compartimos. Escribe tu correo.",
    );
  },
};

export const Message: Story = {
  name: "Mensaje",
  render: () => <TextArea hint="Entre 10 y 2,000 caracteres" label="Mensaje" name="message" />,
};

export const Select: Story = {
  name: "Lista de opciones",
  render: () => (
    <SelectField
      defaultValue="precio"
      label="Ordenar por"
      options={[
        { value: "relevancia", label: "Relevancia" },
        { value: "precio", label: "Precio, de menor a mayor" },
        { value: "kilo", label: "Precio por kilo" },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Ordenar por" }), "kilo");
    await expect(canvas.getByRole("combobox")).toHaveValue("kilo");
  },
};
