import { orderListMachine } from "../src/features/account/orders/order-list-machine.ts";
import { paths } from "../src/shared/paths.ts";
import { anOrder } from "@shop/order-machine/testing";
import { received } from "./received.ts";
import type { Act, Scenario, Situation } from "./situation.ts";

const STATES = ["pendiente", "enviado", "entregado", "cancelado"] as const;
const ORDERS = STATES.map((state, index) =>
  anOrder({
    id: `pedido-${index}`,
    number: `${index + 2}K3M-9QX2-PD`,
    state,
    placedAt: `2026-11-${20 - index}T17:04:00.000Z`,
  }),
);

const opening = (act: Act = () => undefined, path: string = paths.orders): Situation => ({
  visit: { path, isLogged: true },
  arrange: (shop) => shop.confirm(),
  act,
});

const listing = (orders: typeof ORDERS, act: Act = () => undefined, path: string = paths.orders) =>
  opening(async (shop, actor) => {
    const page = orders.length === 0 ? { orders } : { orders, nextCursor: "pedido-3" };
    await received(actor, shop.services.account.orderPages.last.answer(page));
    await act(shop, actor);
  }, path);

const more: Act = (_, actor) => actor.send({ type: "orders.more" });

export const orderListScenario: Scenario = {
  machine: orderListMachine,
  situations: {
    "Con pedidos": listing(ORDERS),
    "Sin pedidos": listing([]),
    "Ninguno en ese estado": listing([], () => undefined, paths.ordersIn("entregado")),
    Cargando: opening(),
    "Leyendo más": listing(ORDERS, more),
    "Falló leer más": listing(ORDERS, async (shop, actor) => {
      await more(shop, actor);
      await received(actor, shop.services.account.orderPages.last.refuse({ id: 503 }));
    }),
    "Falló la lectura": opening((shop, actor) =>
      received(actor, shop.services.account.orderPages.last.refuse({ id: 503 })),
    ),
  },
  beyond: {},
};
