import type { Order } from "@shop/contract";
import { orderMachine, type ActionRef } from "@shop/order-machine";
import { paths } from "../src/shared/paths.ts";
import { anOrder, anOrderAfter } from "@shop/order-machine/testing";
import { received } from "./received.ts";
import type { Act, Scenario, Situation } from "./situation.ts";

const BANK = "/pago-de-prueba/pago-1";
const DECLINED = anOrder({ payment: { status: "declined", url: BANK } });
const PAID = anOrderAfter(["pendiente", "pagado"]);

const opening = (act: Act = () => undefined): Situation => ({
  visit: { path: paths.order("pedido-1"), isLogged: true },
  arrange: (shop) => shop.confirm(),
  act,
});

const showing = (order: Order, act: Act = () => undefined) =>
  opening(async (shop, actor) => {
    await received(actor, shop.services.orders.reads.last.answer(order));
    await act(shop, actor);
  });

const pay: Act = (_, actor) => actor.send({ type: "order.pay" });

const cancel: Act = (_, actor) => {
  actor.send({ type: "order.cancel" });
  const { action }: { action?: ActionRef } = actor.getSnapshot().children;
  action?.send({ type: "cancellation.confirm" });
};

export const orderScenario: Scenario = {
  machine: orderMachine,
  situations: {
    "Pago pendiente": showing(anOrder()),
    "Se paga al recibir": showing(
      anOrder({ paymentMethod: "contraentrega", payment: { status: "pending" } }),
    ),
    "Pago rechazado": showing(DECLINED),
    Pagado: showing(PAID),
    Enviado: showing(anOrderAfter(["pendiente", "pagado", "preparando", "enviado"])),
    Entregado: showing(anOrderAfter(["pendiente", "pagado", "preparando", "enviado", "entregado"])),
    Cancelado: showing(anOrderAfter(["pendiente", "cancelado"])),
    "Cargando por primera vez": opening(),
    "Mirando otra vez": showing(anOrder(), ({ services }) => services.orders.notifyTab(true)),
    "Sin conexión": showing(anOrder(), ({ services }) => services.orders.setNetwork(false)),
    "Preguntando dónde se paga": showing(anOrder(), pay),
    "De camino al pago": showing(anOrder(), async (shop, actor) => {
      await pay(shop, actor);
      const answer = { order: anOrder(), payment: { kind: "redirect" as const, url: BANK } };
      await received(actor, shop.services.orders.payments.last.answer(answer));
    }),
    "No se pudo abrir el pago": showing(DECLINED, async (shop, actor) => {
      await pay(shop, actor);
      await received(actor, shop.services.orders.payments.last.refuse({ id: 503 }));
    }),
    "¿Cancelar de verdad?": showing(PAID, (_, actor) => actor.send({ type: "order.cancel" })),
    Cancelando: showing(PAID, cancel),
    "Ya no se puede cancelar": showing(PAID, async (shop, actor) => {
      await cancel(shop, actor);
      const { cancellations } = shop.services.orders;
      await received(actor, cancellations.last.refuse({ id: 403, reason: "tooLate" }));
    }),
    "De vuelta al carrito": showing(DECLINED, (_, actor) =>
      actor.send({ type: "order.giveUp", operationId: "clic-0001" }),
    ),
    "Falló la lectura": opening((shop, actor) =>
      received(actor, shop.services.orders.reads.last.refuse({ id: 503 })),
    ),
    "No existe": opening((shop, actor) =>
      received(actor, shop.services.orders.reads.last.refuse({ id: 404, what: "order" })),
    ),
  },
  beyond: {
    "order.following.deciding": "de paso: decide y sigue",
  },
};
