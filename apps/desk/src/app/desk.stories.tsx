import { deliveredItems, shop, withRefund } from "@shop/commerce";
import type { OrderCard, WhenMissing } from "@shop/contract";
import type { FulfilmentEvent } from "@shop/fulfilment-machine";
import { aCard, aServedOrder } from "@shop/fulfilment-machine/testing";
import { Secret } from "@shop/session-machine";
import { pictures } from "@shop/ui/story-products";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { aProduct } from "../machine/testing.ts";
import { answered, deskAt, deskStories, refused, signedIn, type Loaded, type Step } from "./story-desk.tsx";

const meta = { title: "Pantallas/Mostrador", ...deskStories, tags: ["!autodocs"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const AS_OF = "2026-11-20T18:00:00.000Z";
const LUZ = { email: "luz@tienda.example", role: "mostrador" } as const;
const NAMES = ["Ana Núñez", "Luis Torres", "María de los Ángeles Hernández", "Jo Díaz"];
const STATES = ["pendiente", "pagado", "preparando", "enviado"] as const;
const WINDOWS = [
  { dueOn: "2026-11-19", window: "Jueves 19 de noviembre, de 16 a 20 h" },
  { dueOn: "2026-11-20", window: "Viernes 20 de noviembre, de 9 a 14 h" },
  { dueOn: "2026-11-20", window: "Viernes 20 de noviembre, de 16 a 20 h" },
];

/** So many open orders, in every state and window. */
function cards(length: number): OrderCard[] {
  return Array.from({ length }, (_, at) => {
    const { dueOn = "", window = "" } = WINDOWS[at % WINDOWS.length] ?? {};
    return aCard({
      id: `pedido-${at}`,
      number: `${(at + 2).toString(36).toUpperCase().padStart(4, "7")}-9QX2-PD`,
      state: STATES[Math.floor(at / 2) % STATES.length] ?? "pendiente",
      paymentMethod: at % 2 === 0 ? "contraentrega" : "mercadopago",
      name: NAMES[at % NAMES.length] ?? "",
      hasColdChain: at % 3 === 0,
      total: 17_193 + at * 2350,
      units: at + 1,
      dueOn,
      shippingOption: { id: "refrigerado", name: "Refrigerado", window },
    });
  });
}

const SERVED = aServedOrder({
  changes: [{ at: "2026-11-18T18:00:00.000Z", by: LUZ.email, state: "preparando" }],
});
const ITEMS = SERVED.order.items.map((item, at) => ({
  ...item,
  image: [pictures.milk, pictures.coffee][at] ?? "",
}));
const ORDER = { ...SERVED, order: { ...SERVED.order, id: "pedido-0", items: ITEMS } };
const BEING_PICKED = { ...ORDER, order: { ...ORDER.order, state: "preparando" as const } };

const nobody: Step = (services) => services.notifyIdentity(false);
const somebody: Step = (services) => services.notifyIdentity(true);
const withBoard = (orders: OrderCard[]) => [signedIn(LUZ), answered("listOrders", { orders, asOf: AS_OF })];
const withOpenOrder: Step[] = [
  ...withBoard(cards(8)),
  (_, desk) => desk.send({ type: "order.open", id: "pedido-0" }),
];
const withOrder = [...withOpenOrder, answered("getServedOrder", ORDER)];

/** Somebody does something with the open order. */
const done =
  (event: FulfilmentEvent): Step =>
  (_, desk) =>
    desk.getSnapshot().children.fulfilment?.send(event);

export const SignIn: Story = { name: "Acceso", loaders: [deskAt(nobody)] };

export const WrongPassword: Story = {
  name: "Contraseña equivocada",
  loaders: [
    deskAt(
      nobody,
      (_, desk) => desk.send({ type: "staff.signIn", email: LUZ.email, password: new Secret("otra") }),
      ({ signIns }) => signIns.last.refuse("wrongCredentials"),
    ),
  ],
};

export const WithoutRole: Story = {
  name: "Sin permiso",
  loaders: [deskAt(somebody, refused("getStaff", { id: 403 }))],
};

export const WrongCode: Story = {
  ...WithoutRole,
  name: "El código del primer papel no coincide",
  play: async ({ canvas, loaded, userEvent }) => {
    const { services } = loaded as Loaded;
    await userEvent.type(canvas.getByLabelText("Código de dirección"), "12345-67890{Enter}");
    await services.calls.takeFirstRole.last.refuse({ id: 422, field: "code", reason: "signInCodeWrong" });
    await expect(await canvas.findByRole("alert")).toHaveTextContent("El código no coincide.");
    await expect(services.calls.takeFirstRole.inputs).toEqual([{ code: "12345-67890" }]);
  },
};

export const Unreachable: Story = { name: "Sin respuesta", loaders: [deskAt(somebody, refused("getStaff"))] };

export const Loading: Story = { name: "Cargando", loaders: [deskAt(signedIn(LUZ))] };

export const Failed: Story = {
  name: "Sin pedidos por un fallo",
  loaders: [deskAt(signedIn(LUZ), refused("listOrders"))],
};

export const Empty: Story = { name: "Sin pedidos", loaders: [deskAt(...withBoard([]))] };

export const Full: Story = {
  name: "Tablero",
  loaders: [deskAt(...withBoard(cards(24)))],
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole("searchbox", { name: "Buscar por número, nombre o teléfono" });
    await userEvent.type(search, "nunez");
    await waitFor(() => expect(canvas.queryByText("Luis Torres")).not.toBeInTheDocument());
    await userEvent.type(search, "xyz");
    await canvas.findByText("Ningún pedido abierto coincide con tu búsqueda.");
    await userEvent.clear(search);
    await waitFor(() => expect(canvas.getAllByText("Luis Torres").length).toBeGreaterThan(0));
  },
};

export const NoSuchNumber: Story = {
  name: "Un número que no hay",
  loaders: [deskAt(...withBoard(cards(3)))],
  play: async ({ canvas, userEvent, loaded }) => {
    const { services } = loaded as Loaded;
    await userEvent.type(canvas.getByRole("searchbox"), "9zzz 9zzz 9z");
    await userEvent.click(await canvas.findByRole("button", { name: /^Buscar en todos/ }));
    await expect(services.calls.findOrder.inputs).toEqual([{ number: "9ZZZ-9ZZZ-9Z" }]);
    await services.calls.findOrder.last.refuse({ id: 404, what: "order" });
    await canvas.findByText(/^Ningún pedido tiene este número/);
  },
};

export const Hundreds: Story = { name: "Quinientos pedidos", loaders: [deskAt(...withBoard(cards(500)))] };

export const Arrived: Story = {
  name: "Llega un pedido",
  loaders: [
    deskAt(
      ...withBoard(cards(3)),
      (_, desk) => desk.getSnapshot().children.board?.send({ type: "board.refresh" }),
      answered("listOrders", { orders: cards(4).slice(3), asOf: AS_OF }),
    ),
  ],
};

export const Offline: Story = {
  name: "Sin conexión",
  loaders: [deskAt(...withBoard(cards(6)), (services) => services.setNetwork(false))],
};

export const Order: Story = {
  name: "Un pedido",
  loaders: [deskAt(...withOrder)],
  play: async ({ canvasElement, userEvent }) => {
    const page = canvasElement.ownerDocument;
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.activeElement?.id).toBe("pedido-pedido-0"));
    await userEvent.keyboard("{Enter}");
  },
};

export const OrderLoading: Story = { name: "Un pedido que se carga", loaders: [deskAt(...withOpenOrder)] };

export const OrderFailed: Story = {
  name: "Un pedido que no se puede leer",
  loaders: [deskAt(...withOpenOrder, refused("getServedOrder"))],
};

export const Cancelling: Story = {
  name: "Cancelar un pedido",
  loaders: [deskAt(...withOrder, done({ type: "order.cancel" }))],
};

export const Returned: Story = {
  name: "Cancelar lo que regresó",
  loaders: [
    deskAt(
      ...withOpenOrder,
      answered("getServedOrder", {
        ...ORDER,
        order: { ...ORDER.order, state: "enviado", missedAt: ["2026-11-20T17:40:00.000Z"] },
        changes: [{ at: "2026-11-20T17:40:00.000Z", by: LUZ.email, state: "enviado" }],
      }),
      done({ type: "order.cancel" }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No había nadie")).toBeVisible();
    await expect(canvas.getByText(/ · por luz@tienda\.example$/)).toBeVisible();
  },
};

export const Outpaced: Story = {
  name: "Alguien se adelantó",
  loaders: [
    deskAt(
      ...withOrder,
      done({ type: "order.accept" }),
      answered("moveOrder", { ...BEING_PICKED, isMoved: false }),
    ),
  ],
};

export const MoveFailed: Story = {
  name: "Un cambio que no se sabe si se guardó",
  loaders: [
    deskAt(
      ...withOrder,
      done({ type: "order.accept" }),
      refused("moveOrder"),
      answered("getServedOrder", ORDER),
    ),
  ],
};

const DELIVERED = {
  ...ORDER,
  order: {
    ...ORDER.order,
    state: "entregado" as const,
    picking: {
      lines: ITEMS.map(({ id, quantity }) => ({ id, quantity })),
      summary: ORDER.order.orderSummary,
    },
  },
};
const REFUNDED = {
  ...DELIVERED,
  order: {
    ...DELIVERED.order,
    refunds: withRefund(DELIVERED.order, { id: "leche-entera-1-l", quantity: 1 }, shop),
  },
};

const withDelivered = [...withOpenOrder, answered("getServedOrder", DELIVERED)];

export const Refund: Story = {
  name: "Reembolsar un producto",
  loaders: [deskAt(...withDelivered)],
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { services } = loaded as Loaded;
    const order = within(canvasElement.ownerDocument.body);
    await userEvent.click(await order.findByRole("button", { name: "Reembolsar Leche entera 1 L" }));
    const units = await order.findByLabelText("Piezas de Leche entera 1 L que se reembolsan");
    await expect(units).toHaveFocus();
    await userEvent.keyboard("2");
    await expect(order.getByText("Entrégale $57.00 en efectivo.")).toBeVisible();
    await userEvent.keyboard("0{Enter}");
    await expect(units).toBeInvalid();
    await userEvent.keyboard("{Backspace}{Backspace}1");
    await userEvent.click(order.getByRole("button", { name: "Reembolsar $28.50" }));
    await services.calls.refundItem.last.answer({ ...REFUNDED, isRefunded: true });
    await expect(await order.findByText("Guardado. Entrégale $28.50 en efectivo.")).toBeVisible();
    await expect(order.getByText("Reembolso: 1 × Leche entera 1 L, $28.50.")).toBeVisible();
    await expect(order.getByRole("button", { name: "Reembolsar Leche entera 1 L" })).toHaveFocus();
  },
};

/** The refund of so many litres of milk is on its way. */
const withSentRefund = (units: string): Step[] => [
  ...withDelivered,
  (_, desk) => {
    const { fulfilment } = desk.getSnapshot().children;
    const [delivered] = deliveredItems(DELIVERED.order);
    if (delivered) fulfilment?.send({ type: "refund.open", delivered });
    fulfilment?.getSnapshot().children.refundForm?.send({ type: "form.submit", values: { units } });
  },
];

export const RefundFailed: Story = {
  name: "Un reembolso sin conexión",
  loaders: [deskAt(...withSentRefund("1"), refused("refundItem"))],
};

export const RefundDue: Story = {
  name: "Un reembolso que sigue pendiente",
  loaders: [
    deskAt(
      ...withOpenOrder,
      answered("getServedOrder", {
        ...REFUNDED,
        order: { ...REFUNDED.order, paymentMethod: "mercadopago" },
        isRefundDue: true,
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const order = within(canvasElement.ownerDocument.body);
    await expect(await order.findByText(/Todavía falta devolver dinero \(Mercado Pago\)/)).toBeVisible();
  },
};

export const RefundOutpaced: Story = {
  name: "Alguien reembolsó antes",
  loaders: [deskAt(...withSentRefund("2"), answered("refundItem", { ...REFUNDED, isRefunded: false }))],
};

const withPicking = (whenMissing: WhenMissing = "similar") => [
  ...withOpenOrder,
  answered("getServedOrder", { ...BEING_PICKED, order: { ...BEING_PICKED.order, whenMissing } }),
];

const LENTILS = aProduct();

export const Picking: Story = {
  name: "Surtir",
  loaders: [deskAt(...withPicking())],
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { services } = loaded as Loaded;
    const order = within(canvasElement.ownerDocument.body);
    const all = await order.findByRole("button", { name: "Surtir Leche entera 1 L" });
    await userEvent.click(all);
    await expect(all).toHaveAttribute("aria-pressed", "true");
    await expect(order.getByText("1 de 2")).toBeVisible();
    await expect(services.calls.pickItem.last.input).toMatchObject({
      itemId: "leche-entera-1-l",
      quantity: 2,
    });
    await userEvent.click(order.getByRole("button", { name: "Lo demás está" }));
    await expect(order.getByText("2 de 2")).toBeVisible();
  },
};

export const Missing: Story = {
  name: "Falta un producto",
  loaders: [deskAt(...withPicking())],
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { services } = loaded as Loaded;
    const order = within(canvasElement.ownerDocument.body);
    await userEvent.click(await order.findByRole("button", { name: "Falta Frijol negro 900 g" }));
    await services.similar.last.answer([LENTILS]);
    await userEvent.click(await order.findByRole("radio", { name: /Lentejas/ }));
    await expect(order.getByText("Se cobra solo lo que costaba lo que falta.")).toBeVisible();
  },
};

export const MissingAndCall: Story = {
  name: "Falta un producto, y hay que llamar",
  loaders: [deskAt(...withPicking("call"))],
  play: async ({ canvasElement, loaded, userEvent }) => {
    const order = within(canvasElement.ownerDocument.body);
    await userEvent.click(await order.findByRole("button", { name: "Falta Frijol negro 900 g" }));
    await (loaded as Loaded).services.similar.last.refuse({ id: 503 });
    await expect(await order.findByText("No pudimos buscar productos parecidos")).toBeVisible();
  },
};

const withPickedLine = [
  ...withPicking(),
  done({ type: "line.pick", line: { id: "frijol-negro-900-g", quantity: 0 } }),
];

export const PickedOffline: Story = {
  name: "Surtir sin conexión",
  loaders: [deskAt(...withPickedLine, refused("pickItem"))],
};

export const PickNotTaken: Story = {
  name: "Lo surtido no se guardó",
  loaders: [
    deskAt(
      ...withPickedLine,
      refused("pickItem", { id: 409, reason: "stock", productId: "lentejas-1-kg", limit: 0 }),
      answered("getServedOrder", BEING_PICKED),
    ),
  ],
};
