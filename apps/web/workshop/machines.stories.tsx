// @module-tag full
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { ARRIVAL } from "../src/app/testing/story-shop.tsx";
import { scenarios } from "./scenarios.ts";
import { MachineScenario } from "./machine-scenario.tsx";
import { setStage, type Stage } from "./set-stage.ts";
import type { Scenario } from "./situation.ts";

type Args = { machine: keyof typeof scenarios; situation: string };

const meta = {
  title: "Pantalla y máquina",
  tags: ["!autodocs"],
  parameters: { docs: { source: { type: "code" } } },
  loaders: [
    async ({ args: { machine, situation } }): Promise<{ stage: Stage }> => {
      const scenario: Scenario = scenarios[machine];
      return { stage: await setStage(scenario, scenario.situations[situation] ?? { visit: {} }) };
    },
  ],
  render: ({ machine, situation }, { loaded: { stage } }) => (
    <MachineScenario scenario={scenarios[machine]} key={situation} stage={stage as Stage} />
  ),
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

/** A story whose controls put the screen into any situation of a machine. */
const beside = (machine: Args["machine"], situation: string): Story => ({
  args: { machine, situation },
  argTypes: {
    machine: { table: { disable: true } },
    situation: {
      name: "Situación",
      control: "select",
      options: Object.keys(scenarios[machine].situations),
    },
  },
});

/** Waits until the machine beside the screen is in a state. */
const stateIn = (machine: HTMLElement) => (state: RegExp) =>
  waitFor(() => {
    const innermost = within(machine).getAllByRole("listitem", { current: true }).at(-1);
    return expect(innermost).toHaveTextContent(state);
  }, ARRIVAL);

export const Carrito: Story = {
  ...beside("summary", "Lista para pagar"),
  name: "Carrito",
  play: async ({ canvas, userEvent }) => {
    const is = stateIn(canvas.getByRole("complementary", { name: "La máquina" }));
    await is(/^ready/);
    await userEvent.click(canvas.getByRole("radio", { name: /^Recoger en tienda/ }));
    await is(/^updating/);
    window.scrollTo(0, 0); // what the sign covers half is not small
  },
};

export const CarritoDeCuenta: Story = {
  ...beside("accountCart", "Lista para pagar"),
  name: "Carrito de cuenta",
};

export const CarritoSinCuenta: Story = {
  ...beside("guestCart", "De alguien sin cuenta"),
  name: "Carrito sin cuenta",
};

export const Sesión: Story = { ...beside("session", "Nadie ha entrado"), name: "Sesión" };

export const Inicio: Story = { ...beside("home", "Con ofertas y pasillos"), name: "Inicio" };

export const Mercado: Story = { ...beside("catalog", "La primera página"), name: "Mercado" };

export const Producto: Story = { ...beside("product", "En existencia"), name: "Producto" };

export const Compra: Story = {
  ...beside("checkoutSteps", "Revisar y pagar"),
  name: "Compra",
};

export const Pago: Story = { ...beside("payment", "Sin saber si se hizo"), name: "Pago" };

export const Pedido: Story = {
  ...beside("order", "Pago pendiente"),
  name: "Pedido",
  play: async ({ canvas, userEvent }) => {
    const is = stateIn(canvas.getByRole("complementary", { name: "La máquina" }));
    await is(/^waiting/);
    await userEvent.click(canvas.getByRole("button", { name: "Pagar ahora" }));
    await is(/^acting/);
  },
};

export const Perfil: Story = { ...beside("profile", "A la vista"), name: "Perfil" };

export const FormularioDelPerfil: Story = {
  ...beside("profileForm", "Escribiendo"),
  name: "Formulario del perfil",
};

export const Correo: Story = { ...beside("verification", "Sin verificar"), name: "Correo" };

export const Direcciones: Story = {
  ...beside("addressBook", "Con direcciones"),
  name: "Direcciones",
};

export const Pedidos: Story = { ...beside("orderList", "Con pedidos"), name: "Pedidos" };

export const Seguridad: Story = { ...beside("security", "A la vista"), name: "Seguridad" };

export const Contacto: Story = { ...beside("contact", "Escribiendo"), name: "Contacto" };
