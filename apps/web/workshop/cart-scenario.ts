import {
  accountCartMachine,
  cartMachine,
  guestCartMachine,
  outboxMachine,
  summaryMachine,
} from "@shop/cart-machine";
import { cartOf } from "@shop/cart-machine/testing";
import type { CartItem } from "@shop/contract";
import { paths } from "../src/shared/paths.ts";
import { CART_WITH_LESS_STOCK, DRY_CART, FULL_CART, LIGHT_CART } from "../src/shared/testing/carts.ts";
import { ANA, type OpenShop, type Visit } from "../src/app/testing/open-shop.ts";
import { EGGS } from "../src/shared/testing/products.ts";
import type { Scenario, Situation } from "./situation.ts";

const visit: Visit = { path: paths.cart, isLogged: true };

const actorOf = (shop: OpenShop) => shop.app.getSnapshot().children.cart;

const holding = (items: CartItem[], arrange: Situation["arrange"] = () => undefined): Situation => ({
  visit,
  arrange: async (shop) => {
    await shop.cartArrives(...items);
    await arrange(shop);
  },
});

/** Takes the eggs out, which the server does not know yet. */
function removeEggs(shop: OpenShop): void {
  actorOf(shop)?.send({ type: "line.remove", operationId: "clic-0001", id: EGGS.id });
}

const withoutEggs = DRY_CART.filter(({ id }) => id !== EGGS.id);

/** The cart of the shopper, guest or account. */
const contentsOf = (shop: OpenShop) => actorOf(shop)?.getSnapshot().children.contents;

const childOf = (name: "outbox" | "summary") => (shop: OpenShop) => {
  const contents = contentsOf(shop)?.getSnapshot();
  return contents && name in contents.children ? contents.children[name] : undefined;
};

const READY = holding(FULL_CART);
const LIGHT = holding(LIGHT_CART);
const EMPTY = holding([]);
const READING: Situation = { visit };
const SUMMARISING: Situation = {
  visit,
  arrange: ({ services }) => services.cart.reads.last.answer(cartOf(...FULL_CART)),
};
const UPDATING = holding(DRY_CART, (shop) =>
  actorOf(shop)?.send({ type: "shipping.choose", option: "expres" }),
);
const SENDING = holding(DRY_CART, removeEggs);
const WAITING = holding(DRY_CART, async (shop) => {
  shop.confirm(ANA);
  removeEggs(shop);
  await shop.services.cart.changes.last.refuse({ id: 503 });
});
const FAILED: Situation = {
  visit,
  arrange: ({ services }) => services.cart.reads.last.refuse({ id: 422, field: "cart" }),
};
const guest: Visit = { path: paths.cart, guestLines: FULL_CART };
const GUEST: Situation = { visit: guest, arrange: (shop) => shop.cartArrives(...FULL_CART) };

export const cartScenario: Scenario = {
  machine: cartMachine,
  actorOf,
  situations: {
    "Lista para pagar": READY,
    "De alguien sin cuenta": GUEST,
    "Esperando para volver a intentar": WAITING,
    "Sin conexión": holding(DRY_CART, async (shop) => {
      shop.services.cart.setNetwork(false);
      removeEggs(shop);
      await shop.services.cart.changes.last.refuse({ id: 503 });
    }),
    "Falló la lectura": FAILED,
  },
  beyond: {
    "cart.closed": "antes de saber de quién es el carrito",
    "cart.open.calls.handlingFailure": "de paso: decide y sigue",
  },
};

export const guestCartScenario: Scenario = {
  machine: guestCartMachine,
  actorOf: contentsOf,
  situations: {
    "De alguien sin cuenta": GUEST,
    "Debajo del peso mínimo": {
      visit: { path: paths.cart, guestLines: LIGHT_CART },
      arrange: (shop) => shop.cartArrives(...LIGHT_CART),
    },
    "Preguntando los precios": { visit: guest },
    Vacía: { visit: { path: paths.cart } },
    "Fallaron los precios": {
      visit: guest,
      arrange: ({ services }) => services.cart.quotes.last.refuse({ id: 500 }),
    },
  },
  beyond: { "guestCart.deciding": "de paso: decide y sigue" },
};

export const accountCartScenario: Scenario = {
  machine: accountCartMachine,
  actorOf: contentsOf,
  situations: {
    "Lista para pagar": READY,
    "Una línea perdió existencias": holding(CART_WITH_LESS_STOCK),
    Vacía: EMPTY,
    "Cargando por primera vez": READING,
    "Enviando un cambio": SENDING,
    "Leyendo el carrito otra vez": holding(DRY_CART, async (shop) => {
      removeEggs(shop);
      await shop.services.cart.changes.last.answer(undefined);
    }),
    "Falló un cambio": WAITING,
    "Falló la lectura": FAILED,
    "El servidor no aceptó un cambio": holding(DRY_CART, async (shop) => {
      removeEggs(shop);
      await shop.services.cart.changes.last.answer(cartOf(...withoutEggs));
    }),
  },
  beyond: {
    "accountCart.deciding": "de paso: decide y sigue",
    "accountCart.flushing": "de paso: pregunta y sigue",
  },
};

export const outboxScenario: Scenario = {
  machine: outboxMachine,
  actorOf: childOf("outbox"),
  situations: { "Nada por enviar": READY, "Enviando un cambio": SENDING },
  beyond: {},
};

export const summaryScenario: Scenario = {
  machine: summaryMachine,
  actorOf: childOf("summary"),
  situations: {
    "Lista para pagar": READY,
    "Debajo del peso mínimo": LIGHT,
    Vacía: EMPTY,
    "Calculando el resumen": SUMMARISING,
    "Cambiando el envío": UPDATING,
  },
  beyond: {},
};
