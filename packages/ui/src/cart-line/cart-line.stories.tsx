import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Page } from "../page/page.tsx";
import { link } from "../story-products/link.tsx";
import { pictures } from "../story-products/pictures.ts";
import { labels } from "../story-products/story-card.tsx";
import { CartLine } from "./cart-line.tsx";
import guide from "./cart-line.md?raw";

const name = "Leche entera Lala 1 L";

const meta = {
  title: "Carrito/Renglón del carrito",
  component: CartLine,
  parameters: { docs: { description: { component: guide } } },
  args: {
    name,
    link,
    picture: { src: pictures.milk, eager: true },
    detail: "$28.50 c/u · 2.06 kg",
    total: { text: "$57.00", label: "57 pesos" },
    stepper: { value: 2, labels: labels(name), onChange: fn(), max: 20 },
    remove: { label: `Quitar ${name}`, onClick: fn() },
  },
  decorators: [
    (Story) => (
      <Page>
        <ul>
          <Story />
        </ul>
      </Page>
    ),
  ],
} satisfies Meta<typeof CartLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {
  name: "Línea",
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("listitem", { name })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: `Quitar ${name}` }));
    await expect(args.remove.onClick).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  name: "Pendiente",
  args: { pending: "Sin confirmar" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sin confirmar")).toBeInTheDocument();
    const { color } = getComputedStyle(canvas.getByText("$57.00"));
    await expect(color).not.toBe(getComputedStyle(document.body).color);
  },
};

export const LongName: Story = {
  name: "Nombre largo",
  args: {
    name: "Pan de caja integral con ajonjolí, linaza, avena y semillas de girasol, rebanada gruesa, 720 g",
  },
};
