import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { openShop } from "../src/testing/open-shop.ts";
import { shopOf } from "../src/testing/story-shop.tsx";
import { benches } from "./benches.ts";
import { MachineBench } from "./machine-bench.tsx";

type Args = { machine: keyof typeof benches; situation: string };

const meta = {
  title: "Pantalla y máquina",
  tags: ["!autodocs"],
  parameters: { docs: { source: { type: "code" } } },
  loaders: [
    async ({ args: { machine, situation } }) => {
      const { visit, arrange } = benches[machine].situations[situation] ?? { visit: {} };
      const shop = await openShop(visit);
      await arrange?.(shop);
      return { shop };
    },
  ],
  render: ({ machine, situation }, { loaded }) => (
    <MachineBench bench={benches[machine]} key={situation} shop={shopOf(loaded)} />
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
      options: Object.keys(benches[machine].situations),
    },
  },
});

export const Carrito: Story = {
  ...beside("cart", "Lista para pagar"),
  play: async ({ canvas, userEvent }) => {
    const machine = within(canvas.getByRole("complementary", { name: "La máquina" }));
    const current = () => machine.getAllByRole("listitem", { current: true }).at(-1);
    await expect(current()).toHaveTextContent(/^ready/);
    await userEvent.click(canvas.getByRole("radio", { name: /^Recoger en tienda/ }));
    await expect(current()).toHaveTextContent(/^updating/);
    window.scrollTo(0, 0); // what the sign covers half is not small
  },
};

export const Sesión: Story = beside("session", "Nadie ha entrado");

export const Inicio: Story = beside("home", "Con ofertas y pasillos");

export const Mercado: Story = beside("catalog", "La primera página");

export const Producto: Story = beside("product", "En existencia");

export const Compra: Story = beside("checkout", "Revisar y pagar");
