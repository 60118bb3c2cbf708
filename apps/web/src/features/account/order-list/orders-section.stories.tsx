// @module-tag full
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { accountWith, ARRIVAL, screenStories, shopAt, shopOf } from "../../../app/testing/story-shop.tsx";
import { paths } from "../../../shared/paths.ts";
import { sectionPath } from "../page/account-sections.ts";
import { anOrder } from "@shop/order-machine/testing";

const meta = { title: "Pantallas/Cuenta/Pedidos", ...screenStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const visit = { path: sectionPath("orders"), isLogged: true };
const STATES = ["pendiente", "pagado", "preparando", "enviado", "entregado", "cancelado"] as const;
const ORDERS = STATES.map((state, index) =>
  anOrder({
    id: `o-${index}`,
    number: `${index + 2}K3M-9QX2-PD`,
    state,
    placedAt: `2026-11-${20 - index}T17:04:00.000Z`,
  }),
);

export const Loading: Story = { name: "Cargando", loaders: [shopAt(visit, (shop) => shop.confirm())] };

export const Empty: Story = {
  name: "Vacío",
  loaders: [shopAt(visit, accountWith({ orders: { orders: [] } }))],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Ir al marketplace" }, ARRIVAL);
    await expect(link).toHaveAttribute("href", "/marketplace");
  },
};

export const Full: Story = {
  name: "Lleno",
  loaders: [shopAt(visit, accountWith({ orders: { orders: ORDERS, nextCursor: "o-5" } }))],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Ver el pedido 2K3M-9QX2-PD" }, ARRIVAL);
    await expect(link).toHaveAttribute("href", "/pagoconfirmado/o-0");
  },
};

export const Filtered: Story = {
  name: "Filtrado",
  loaders: [
    shopAt(visit, (shop) => {
      shop.confirm();
      shop.services.account.services.listOrders = ({ state }) =>
        Promise.resolve({ orders: ORDERS.filter((order) => state === undefined || order.state === state) });
    }),
  ],
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByRole("link", { name: "Ver el pedido 2K3M-9QX2-PD" }, ARRIVAL);
    const filter = canvas.getByRole("combobox", { name: "Mostrar" });
    await userEvent.selectOptions(filter, "Enviado");
    await waitFor(() => expect(canvas.getAllByRole("link", { name: /^Ver el pedido/ })).toHaveLength(1));
    await expect(shopOf(loaded).path).toBe("/cuenta?seccion=pedidos&estado=enviado");
    await expect(filter).toHaveFocus();
  },
};

export const NoneOfThatState: Story = {
  name: "Ninguno en ese estado",
  loaders: [shopAt({ ...visit, path: paths.ordersIn("entregado") }, accountWith({ orders: { orders: [] } }))],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Ver todos" }, ARRIVAL);
    await expect(link).toHaveAttribute("href", paths.orders);
    await expect(canvas.getByRole("combobox", { name: "Mostrar" })).toHaveValue("entregado");
  },
};

export const Failed: Story = {
  ...Loading,
  name: "Con una falla",
  play: async ({ canvas, loaded }) => {
    await canvas.findByText("Cargando tus pedidos", {}, ARRIVAL);
    await waitFor(() => expect(shopOf(loaded).services.account.orderPages.all).toHaveLength(1));
    await shopOf(loaded).services.account.orderPages.last.refuse({ id: 503 });
    await expect(await canvas.findByRole("alert")).toHaveTextContent("No pudimos mostrar tus pedidos");
  },
};

export const MoreOnTheWay: Story = {
  ...Loading,
  name: "Vienen más",
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByText("Cargando tus pedidos", {}, ARRIVAL);
    await waitFor(() => expect(shopOf(loaded).services.account.orderPages.all).toHaveLength(1));
    const { orderPages } = shopOf(loaded).services.account;
    await orderPages.last.answer({ orders: ORDERS.slice(0, 3), nextCursor: "o-2" });
    const more = await canvas.findByRole("button", { name: "Ver pedidos anteriores" });
    await userEvent.click(more);
    await expect(more).toHaveAttribute("aria-busy", "true");
    await expect(orderPages.inputs).toEqual([{}, { cursor: "o-2" }]);
  },
};

export const MoreFailed: Story = {
  ...Loading,
  name: "Falla al pedir más",
  play: async (context) => {
    await MoreOnTheWay.play?.(context);
    const { canvas, loaded } = context;
    await shopOf(loaded).services.account.orderPages.last.refuse({ id: 503 });
    await expect(await canvas.findByRole("alert")).toHaveTextContent("No pudimos conectar con la tienda.");
    await expect(canvas.getByRole("button", { name: "Ver pedidos anteriores" })).toBeEnabled();
  },
};

export const Older: Story = {
  ...Loading,
  name: "Anteriores",
  play: async (context) => {
    await MoreOnTheWay.play?.(context);
    const { canvas, loaded } = context;
    await shopOf(loaded).services.account.orderPages.last.answer({ orders: ORDERS.slice(3) });
    await expect(await canvas.findByRole("link", { name: "Ver el pedido 7K3M-9QX2-PD" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Ver pedidos anteriores" })).toBeNull();
  },
};
