import { cartMachine } from "@shop/cart-machine";
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

/** Takes the eggs out, which the server has yet to hear of. */
function removeEggs(shop: OpenShop): void {
  actorOf(shop)?.send({ type: "line.remove", operationId: "clic-0001", id: EGGS.id });
}

const withoutEggs = DRY_CART.filter(({ id }) => id !== EGGS.id);

export const cartScenario: Scenario = {
  machine: cartMachine,
  actorOf,
  situations: {
    "Lista para pagar": holding(FULL_CART),
    "Debajo del peso mínimo": holding(LIGHT_CART),
    "Una línea perdió existencias": holding(CART_WITH_LESS_STOCK),
    Vacía: holding([]),
    "De alguien sin cuenta": {
      visit: { path: paths.cart, guestLines: FULL_CART },
      arrange: (shop) => shop.cartArrives(...FULL_CART),
    },
    "Cargando por primera vez": { visit },
    "Calculando el resumen": {
      visit,
      arrange: ({ services }) => services.cart.reads.last.answer(cartOf(...FULL_CART)),
    },
    "Cambiando el envío": holding(DRY_CART, (shop) =>
      actorOf(shop)?.send({ type: "shipping.choose", option: "expres" }),
    ),
    "Enviando un cambio": holding(DRY_CART, removeEggs),
    "Leyendo el carrito otra vez": holding(DRY_CART, async (shop) => {
      removeEggs(shop);
      await shop.services.cart.changes.last.answer(undefined);
    }),
    "Esperando para volver a intentar": holding(DRY_CART, async (shop) => {
      shop.confirm(ANA);
      removeEggs(shop);
      await shop.services.cart.changes.last.refuse({ id: 503 });
    }),
    "Sin conexión": holding(DRY_CART, async (shop) => {
      shop.services.cart.setNetwork(false);
      removeEggs(shop);
      await shop.services.cart.changes.last.refuse({ id: 503 });
    }),
    "Falló la lectura": {
      visit,
      arrange: ({ services }) => services.cart.reads.last.refuse({ id: 422, field: "cart" }),
    },
    "El servidor no aceptó un cambio": holding(DRY_CART, async (shop) => {
      removeEggs(shop);
      await shop.services.cart.changes.last.answer(cartOf(...withoutEggs));
    }),
  },
  beyond: {
    "cart.closed": "antes de saber de quién es el carrito",
    "cart.open.deciding": "de paso: decide y sigue",
    "cart.open.handlingFailure": "de paso: decide y sigue",
  },
};
