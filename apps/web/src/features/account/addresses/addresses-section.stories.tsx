// @module-tag full
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { accountWith, ARRIVAL, screenStories, shopAt, shopOf } from "../../../app/testing/story-shop.tsx";
import { sectionPath } from "../page/account-sections.ts";
import { anAddress } from "@shop/checkout-machine/testing";

const meta = { title: "Pantallas/Cuenta/Direcciones", ...screenStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const visit = { path: sectionPath("addresses"), isLogged: true };
const HOME = anAddress({
  id: "casa",
  isDefault: true,
  interiorNumber: "4",
  notes: "Portón verde, junto a la tortillería.",
});
const OFFICE = anAddress({
  id: "trabajo",
  name: "Luis Fernando Hernández de la Rosa",
  street: "Avenida Insurgentes Sur",
  exteriorNumber: "1580",
  neighbourhood: "Crédito Constructor",
  postalCode: "03940",
  city: "Benito Juárez",
  state: "Ciudad de México",
  phone: "55 1234 5678",
});
const REMOVE = /^Quitar la dirección de Ana Torres/;

export const Loading: Story = { name: "Cargando", loaders: [shopAt(visit, (shop) => shop.confirm())] };

export const Empty: Story = {
  name: "Vacío",
  loaders: [shopAt(visit, accountWith({ addresses: [] }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Todavía no tienes direcciones", {}, ARRIVAL)).toBeVisible();
  },
};

export const Full: Story = {
  name: "Lleno",
  loaders: [shopAt(visit, accountWith({ addresses: [HOME, OFFICE] }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article", { name: "Ana Torres" }, ARRIVAL)).toBeVisible();
  },
};

export const Failed: Story = {
  ...Loading,
  name: "Con una falla",
  play: async ({ canvas, loaded }) => {
    await canvas.findByText("Cargando tus direcciones", {}, ARRIVAL);
    await waitFor(() => expect(shopOf(loaded).services.account.books.all).toHaveLength(1));
    await shopOf(loaded).services.account.books.last.refuse({ id: 503 });
    await expect(await canvas.findByRole("alert")).toHaveTextContent("No pudimos mostrar tus direcciones");
  },
};

export const ValidationErrors: Story = {
  ...Full,
  name: "Errores de validación",
  play: async (context) => {
    await Full.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Agregar dirección" }));
    await expect(canvas.getByRole("heading", { name: "Nueva dirección" })).toHaveFocus();
    await userEvent.type(canvas.getByRole("textbox", { name: "Código postal" }), "970");
    await userEvent.click(canvas.getByRole("button", { name: "Guardar dirección" }));
    const postalCode = canvas.getByRole("textbox", { name: "Código postal" });
    await expect(postalCode).toHaveFocus();
    await expect(postalCode).toHaveAccessibleDescription("Escribe los 5 dígitos del código postal.");
    await expect(canvas.getByRole("textbox", { name: "Nombre de quien recibe" })).toBeInvalid();
    await expect(canvas.getByRole("combobox", { name: "Estado" })).toBeInvalid();
  },
};

/** What the shopper typed stays; only what the postal code filled in itself changes with it. */
export const FilledByThePostalCode: Story = {
  ...Empty,
  name: "Llenada por el código postal",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Agregar dirección" }));
    // A field with suggestions is a combobox.
    const field = (name: string) => canvas.getByLabelText(name);
    const code = async (text: string) => {
      await userEvent.clear(field("Código postal"));
      await userEvent.type(field("Código postal"), text);
    };
    await code("06000");
    await waitFor(() => expect(field("Colonia")).toHaveValue("Centro"));
    await expect(field("Ciudad o municipio")).toHaveValue("Cuauhtémoc");
    await expect(canvas.getByRole("combobox", { name: "Estado" })).toHaveValue("Ciudad de México");
    await expect(field("Código postal")).not.toHaveAccessibleDescription();
    await code("97000");
    await waitFor(() => expect(field("Ciudad o municipio")).toHaveValue("Mérida"));
    await expect(field("Código postal")).toHaveAccessibleDescription("Aquí no hay envío Exprés.");
    await userEvent.clear(field("Colonia"));
    await userEvent.type(field("Colonia"), "Roma Nte.");
    await code("11000");
    await waitFor(() => expect(field("Ciudad o municipio")).toHaveValue("Miguel Hidalgo"));
    await expect(field("Colonia")).toHaveValue("Roma Nte.");
    await userEvent.clear(field("Ciudad o municipio"));
    await userEvent.type(field("Ciudad o municipio"), "CDMX");
    await code("06700");
    await waitFor(() => expect(field("Colonia")).not.toHaveAttribute("list"));
    await expect(field("Colonia")).toHaveValue("Roma Nte.");
    await expect(field("Ciudad o municipio")).toHaveValue("CDMX");
    // An unknown code takes away what the one before has filled in.
    await code("99999");
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Estado" })).toHaveValue(""));
    await expect(field("Ciudad o municipio")).toHaveValue("CDMX");
  },
};

export const Saving: Story = {
  ...Full,
  name: "Guardando",
  play: async (context) => {
    await Full.play?.(context);
    const { canvas, loaded, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: /^Editar la dirección de Ana Torres/ }));
    const number = canvas.getByRole("textbox", { name: "Número exterior" });
    await userEvent.clear(number);
    await userEvent.type(number, "14");
    const save = canvas.getByRole("button", { name: "Guardar dirección" });
    await userEvent.click(save);
    await userEvent.click(save);
    await expect(save).toHaveAttribute("aria-busy", "true");
    await expect(shopOf(loaded).services.account.savedAddresses.inputs).toHaveLength(1);
  },
};

export const Saved: Story = {
  ...Full,
  name: "Guardado",
  play: async (context) => {
    await Saving.play?.(context);
    const { canvas, loaded } = context;
    const addresses = [{ ...HOME, exteriorNumber: "14" }, OFFICE];
    await shopOf(loaded).services.account.savedAddresses.last.answer({ addresses, id: HOME.id });
    await expect(await canvas.findByText("Guardamos la dirección.")).toBeVisible();
    await expect(canvas.getByRole("article", { name: "Ana Torres" })).toHaveFocus();
  },
};

export const NotSaved: Story = {
  ...Full,
  name: "Sin guardar",
  play: async (context) => {
    await Saving.play?.(context);
    const { canvas, loaded } = context;
    await shopOf(loaded).services.account.savedAddresses.last.refuse({ id: 503 });
    await expect(await canvas.findByRole("alert")).toHaveTextContent("No pudimos conectar con la tienda.");
    await expect(canvas.getByRole("textbox", { name: "Número exterior" })).toHaveValue("14");
  },
};

export const Removing: Story = {
  ...Full,
  name: "Quitando",
  play: async (context) => {
    await Full.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: REMOVE }));
    await expect(canvas.getByRole("heading", { name: "¿Quitamos esta dirección?" })).toHaveFocus();
  },
};

/** Actions that would be lost are disabled meanwhile. */
export const BeingRemoved: Story = {
  ...Full,
  name: "Quitándose",
  play: async (context) => {
    await Removing.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Quitar dirección" }));
    await expect(canvas.getByRole("button", { name: "Quitar dirección" })).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "Conservarla" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Agregar dirección" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: /^Editar la dirección de Luis/ })).toBeDisabled();
  },
};

export const Removed: Story = {
  ...Full,
  name: "Quitado",
  play: async (context) => {
    await BeingRemoved.play?.(context);
    const { canvas, loaded } = context;
    const { removals } = shopOf(loaded).services.account;
    await removals.last.answer({ addresses: [{ ...OFFICE, isDefault: true }] });
    await expect(await canvas.findByText("Quitamos la dirección.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Agregar dirección" })).toHaveFocus();
  },
};

export const BeingPreferred: Story = {
  ...Full,
  name: "Volviéndose la preferida",
  play: async (context) => {
    await Full.play?.(context);
    const { canvas, userEvent } = context;
    const prefer = canvas.getByRole("button", { name: /^Usar primero la dirección de Luis/ });
    await userEvent.click(prefer);
    await expect(prefer).toHaveFocus();
    await expect(prefer).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("button", { name: REMOVE })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Agregar dirección" })).toBeDisabled();
  },
};

export const NotPreferred: Story = {
  ...Full,
  name: "No preferida",
  play: async (context) => {
    await BeingPreferred.play?.(context);
    const { canvas, loaded } = context;
    await shopOf(loaded).services.account.defaults.last.refuse({ id: 500 });
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Algo falló de nuestro lado.");
  },
};
