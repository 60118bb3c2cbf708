import type { Order } from "@shop/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ARRIVAL, screenStories, shopAt, shopOf } from "../../../app/testing/story-shop.tsx";
import { anOrder, anOrderAfter } from "@shop/order-machine/testing";

const meta = {
  title: "Pantallas/Pedido/Página del pedido",
  ...screenStories,
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const visit = { path: "/pagoconfirmado/pedido-1", isLogged: true };

/** The screen of an order in this state. */
const showing = (order: Order, title: string): Story => ({
  loaders: [
    shopAt(visit, (shop) => {
      shop.confirm();
      shop.services.orders.answerWith(order);
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: title }, ARRIVAL)).toBeVisible();
  },
});

/** The screen before the server has answered. */
const opening: Story = { loaders: [shopAt(visit, (shop) => shop.confirm())] };

const DECLINED = anOrder({ payment: { status: "declined", url: "/pago-de-prueba/pago-1" } });

export const Loading: Story = {
  ...opening,
  name: "Cargando",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cargando tu pedido", {}, ARRIVAL)).toBeInTheDocument();
  },
};

export const Pending: Story = {
  name: "Pendiente",
  ...showing(anOrder(), "Falta tu pago"),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pagar ahora" }, ARRIVAL));
    await expect(canvas.getByRole("button", { name: "Pagar ahora" })).toHaveAttribute("aria-busy", "true");
    const { orders } = shopOf(loaded).services;
    await orders.payments.last.answer({
      order: anOrder(),
      payment: { kind: "redirect", url: "/pago-de-prueba/pago-1" },
    });
    await expect(orders.opened).toEqual(["/pago-de-prueba/pago-1"]);
  },
};

const CASH = anOrder({
  paymentMethod: "contraentrega",
  payment: { status: "pending" },
  orderSummary: {
    ...anOrder().orderSummary,
    window: {
      id: "2026-11-20-0900-1400",
      label: "Viernes 20 de noviembre, de 9 a 14 h",
      from: "2026-11-20T15:00:00.000Z",
      to: "2026-11-20T20:00:00.000Z",
      closesAt: "2026-11-20T02:00:00.000Z",
    },
  },
});

export const AtTheDoor: Story = {
  ...showing(CASH, "Pedido recibido"),
  name: "En la puerta",
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Pedido recibido" }, ARRIVAL);
    await expect(
      canvas.getByText(/^Pediste que llegue el viernes 20 de noviembre, de 9 a 14 h;/),
    ).toBeVisible();
    await expect(canvas.getByText("Pagas $171.93 al recibir")).toBeVisible();
    const payment = canvas.getByText("Pago pendiente");
    await expect(payment.closest("output")).toBe(payment);
    await expect(canvas.getByRole("list", { name: "Tu pedido, paso a paso" })).toContainElement(payment);
    await expect(
      canvas.getByText("$171.93 en efectivo, de preferencia con la cantidad exacta"),
    ).toBeVisible();
  },
};

/** Another payment method means a new order from the same cart. */
export const DeclinedThenInCash: Story = {
  ...showing(DECLINED, "Pago rechazado"),
  name: "Rechazado, y luego en efectivo",
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Pagar en efectivo al recibir" }, ARRIVAL),
    );
    const { orders } = shopOf(loaded).services;
    await waitFor(() => expect(orders.cancellations.all).toHaveLength(1));
  },
};

export const Declined: Story = {
  ...showing(DECLINED, "Pago rechazado"),
  name: "Rechazado",
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByRole("button", { name: "Intentar de nuevo" }, ARRIVAL);
    await userEvent.click(canvas.getByRole("button", { name: "Volver al carrito" }));
    const { orders, cart } = shopOf(loaded).services;
    await orders.cancellations.last.answer(anOrderAfter(["pendiente", "cancelado"]));
    await waitFor(() => expect(shopOf(loaded).path).toBe("/carritocompras"), ARRIVAL);
    await expect(cart.changes.inputs).toMatchObject([
      { type: "lines.add", items: [{ quantity: 2 }, { quantity: 1 }] },
    ]);
  },
};

export const PaymentFailed: Story = {
  ...showing(DECLINED, "Pago rechazado"),
  name: "El pago falló",
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Intentar de nuevo" }, ARRIVAL));
    await shopOf(loaded).services.orders.payments.last.refuse({ id: 503 });
    await expect(await canvas.findByRole("alert")).toHaveTextContent("No pudimos conectar con la tienda.");
  },
};

export const Paid: Story = {
  ...opening,
  name: "Pagado",
  play: async ({ canvas, loaded }) => {
    const { orders } = shopOf(loaded).services;
    await waitFor(() => expect(orders.reads.all).toHaveLength(1), ARRIVAL);
    await orders.reads.last.answer(anOrder());
    await canvas.findByRole("heading", { level: 1, name: "Falta tu pago" });
    shopOf(loaded).services.orders.notifyTab(true);
    await orders.reads.last.answer(anOrderAfter(["pendiente", "pagado"]));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Pago confirmado" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Pagar ahora" })).toBeNull();
  },
};

export const Cancelling: Story = {
  name: "Cancelando",
  ...showing(anOrderAfter(["pendiente", "pagado"]), "Pago confirmado"),
  play: async ({ canvas, loaded, userEvent }) => {
    const cancel = await canvas.findByRole("button", { name: "Cancelar pedido" }, ARRIVAL);
    await userEvent.click(cancel);
    await userEvent.click(canvas.getByRole("button", { name: "Conservarlo" }));
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(cancel);
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: "¿Cancelamos este pedido?" })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Sí, cancelar el pedido" }));
    await shopOf(loaded).services.orders.cancellations.last.answer(
      anOrderAfter(["pendiente", "pagado", "cancelado"], { payment: { status: "refunded" } }),
    );
    await expect(await canvas.findByRole("heading", { level: 1, name: "Pedido cancelado" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
  },
};

export const TooLateToCancel: Story = {
  name: "Tarde para cancelar",
  ...showing(anOrderAfter(["pendiente", "pagado"]), "Pago confirmado"),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancelar pedido" }, ARRIVAL));
    await userEvent.click(canvas.getByRole("button", { name: "Sí, cancelar el pedido" }));
    await shopOf(loaded).services.orders.cancellations.last.refuse({ id: 403, reason: "tooLate" });
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Este pedido ya no se puede cancelar en línea.",
    );
  },
};

export const Cancelled: Story = {
  ...showing(anOrderAfter(["pendiente", "cancelado"]), "Pedido cancelado"),
  name: "Cancelado",
};

export const Shipped: Story = {
  ...showing(anOrderAfter(["pendiente", "pagado", "preparando", "enviado"]), "Pago confirmado"),
  name: "Enviado",
};

export const Missed: Story = {
  ...showing(
    anOrderAfter(["pendiente", "pagado", "preparando", "enviado"], {
      missedAt: ["2026-11-21T15:40:00.000Z"],
    }),
    "Pago confirmado",
  ),
  name: "Nadie en casa",
};

export const Delivered: Story = {
  ...showing(anOrderAfter(["pendiente", "pagado", "preparando", "enviado", "entregado"]), "Pago confirmado"),
  name: "Entregado",
};

export const Repeated: Story = {
  ...Delivered,
  name: "Repetido",
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Volver a pedir" }, ARRIVAL));
    await waitFor(() => expect(shopOf(loaded).path).toBe("/carritocompras"), ARRIVAL);
    await expect(shopOf(loaded).services.cart.changes.inputs).toMatchObject([{ type: "lines.add" }]);
  },
};

export const Offline: Story = {
  name: "Sin conexión",
  ...showing(anOrder(), "Falta tu pago"),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("heading", { level: 1, name: "Falta tu pago" }, ARRIVAL);
    shopOf(loaded).services.orders.setNetwork(false);
    await expect(await canvas.findByText(/^Sin conexión/)).toBeVisible();
  },
};

export const NotUpToDate: Story = {
  ...opening,
  name: "Sin actualizar",
  play: async ({ canvas, loaded }) => {
    const { orders } = shopOf(loaded).services;
    await waitFor(() => expect(orders.reads.all).toHaveLength(1), ARRIVAL);
    await orders.reads.last.answer(anOrder());
    orders.notifyTab(true);
    await orders.reads.last.refuse({ id: 500 });
    await expect(await canvas.findByText(/^No pudimos actualizar este pedido/)).toBeVisible();
  },
};

export const Failed: Story = {
  ...opening,
  name: "Con una falla",
  play: async ({ canvas, loaded, userEvent }) => {
    const { orders } = shopOf(loaded).services;
    await waitFor(() => expect(orders.reads.all).toHaveLength(1), ARRIVAL);
    await orders.reads.last.refuse({ id: 503 });
    await expect(await canvas.findByRole("alert")).toHaveTextContent("No pudimos mostrar tu pedido");
    await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
    await expect(orders.reads.all).toHaveLength(2);
    await orders.reads.last.refuse({ id: 500 });
    await expect(await canvas.findByRole("button", { name: "Reintentar" })).toBeEnabled();
  },
};

export const NotFound: Story = {
  ...opening,
  name: "No existe",
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(shopOf(loaded).services.orders.reads.all).toHaveLength(1), ARRIVAL);
    await shopOf(loaded).services.orders.reads.last.refuse({ id: 404, what: "order" });
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Pedido no encontrado" }),
    ).toBeVisible();
  },
};

export const Guest: Story = {
  name: "Sin cuenta",
  loaders: [shopAt({ path: visit.path })],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Iniciar sesión para verlo" }, ARRIVAL);
    await expect(link).toHaveAttribute("href", "/login?volver=/pagoconfirmado/pedido-1");
  },
};

const PICKED = anOrderAfter(["pendiente", "pagado", "preparando"]);

/** One of two litres of milk, and lentils instead of the beans. */
export const Picked: Story = {
  ...showing(
    {
      ...PICKED,
      picking: {
        lines: [
          { id: "leche-entera-1-l", quantity: 1 },
          {
            id: "frijol-negro-900-g",
            quantity: 0,
            substitute: {
              id: "lentejas-1-kg",
              quantity: 1,
              category: "abarrotes",
              totalPrice: 3890,
              weight: 1010,
              name: "Lentejas 1 kg",
              unitPrice: 4150,
              unitWeight: 1010,
              image: "",
            },
          },
        ],
        summary: { ...PICKED.orderSummary, products: 6740, total: 14_343, totalWeight: 2040 },
      },
    },
    "Pago confirmado",
  ),
  name: "Con algo que faltó",
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Pago confirmado" }, ARRIVAL);
    const milk = canvas.getByRole("listitem", { name: "Leche entera 1 L" });
    await expect(milk).toHaveTextContent("Solo había 1 de 2");
    const beans = canvas.getByRole("listitem", { name: "Frijol negro 900 g" });
    await expect(beans).toHaveTextContent("No había");
    const lentils = canvas.getByRole("listitem", { name: "Lentejas 1 kg" });
    await expect(lentils).toHaveTextContent("en lugar de Frijol negro 900 g");
    await expect(canvas.getByText("Faltó algo de tu pedido: te devolvemos $28.50.")).toBeVisible();
  },
};

const DELIVERED = anOrderAfter(["pendiente", "pagado", "preparando", "enviado", "entregado"]);

export const Refunded: Story = {
  ...showing(
    {
      ...DELIVERED,
      refunds: {
        units: [{ id: "leche-entera-1-l", quantity: 2, amount: 5700 }],
        summary: { ...DELIVERED.orderSummary, products: 3890, iva: 1049, total: 11_493, totalWeight: 910 },
      },
    },
    "Pago confirmado",
  ),
  name: "Con un reembolso",
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Pago confirmado" }, ARRIVAL);
    const milk = canvas.getByRole("listitem", { name: "Leche entera 1 L" });
    await expect(milk).toHaveTextContent("Te devolvemos $57.00 por 2 piezas");
    await expect(canvas.getByText("−$57.00")).toBeVisible();
    await expect(canvas.getByText("$114.93")).toBeVisible();
  },
};
