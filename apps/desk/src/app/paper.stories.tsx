import { aCard, aServedOrder } from "@shop/fulfilment-machine/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor } from "storybook/test";
import { RouteList } from "../board/route-list.tsx";
import { PackingSlip } from "../order/packing-slip.tsx";
import { PrintButton } from "../shared/print-button.tsx";
import { DeskProvider } from "./desk-provider.tsx";

const meta = {
  title: "Pantallas/Mostrador/Papel",
  tags: ["!autodocs"],
  decorators: [
    (Story) => (
      <DeskProvider>
        <Story />
      </DeskProvider>
    ),
  ],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const ORDERS = [
  aCard({ id: "lejos", number: "2222-3333-44", postalCode: "97100", paymentMethod: "stripe" }),
  aCard(),
];

export const Slip: Story = {
  name: "Etiqueta y contenido",
  render: () => <PackingSlip order={aServedOrder().order} />,
};

export const Route: Story = {
  name: "Ruta",
  render: () => <RouteList orders={ORDERS} />,
  play: async ({ canvas }) => {
    const [near, far] = canvas.getAllByRole("row");
    await expect(near).toHaveTextContent("Cobrar $171.93 en efectivo");
    await expect(far).toHaveTextContent("Ya está pagado");
  },
};

export const Printed: Story = {
  name: "Al imprimir",
  render: () => (
    <PrintButton label="Imprimir ruta">
      <RouteList orders={ORDERS} />
    </PrintButton>
  ),
  play: async ({ canvas, userEvent }) => {
    const sheets = () => document.body.querySelectorAll(":scope > .sheet").length;
    const printed: number[] = [];
    spyOn(window, "print").mockImplementation(() => printed.push(sheets()));
    await userEvent.click(canvas.getByRole("button", { name: "Imprimir ruta" }));
    await expect(printed).toEqual([1]);
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(sheets()).toBe(0));
  },
};
