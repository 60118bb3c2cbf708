import { productMachine } from "@shop/catalog-machine";
import type { Product } from "@shop/contract";
import { paths } from "../src/shared/paths.ts";
import { AMOXICILLIN, CHEESE, HOME, MILK, TOMATO, YOGURT } from "../src/shared/testing/products.ts";
import type { OpenShop } from "../src/app/testing/open-shop.ts";
import type { Scenario, Situation } from "./situation.ts";

/** On the way to a product, with the categories known. */
const opening = ({ id }: Product, arrange: (shop: OpenShop) => Promise<void>): Situation => ({
  visit: { path: paths.product(id) },
  arrange: async (shop) => {
    await shop.services.catalog.homes.last.answer(HOME);
    await arrange(shop);
  },
});

const showing = (product: Product) =>
  opening(product, ({ services }) => services.catalog.products.last.answer(product));

export const productScenario: Scenario = {
  machine: productMachine,
  actorOf: ({ app }) => app.getSnapshot().children.product,
  situations: {
    "En existencia": showing(TOMATO),
    "En oferta y refrigerado": showing(MILK),
    "Quedan pocos": showing(YOGURT),
    Agotado: showing(CHEESE),
    "Con receta": showing(AMOXICILLIN),
    Cargando: opening(TOMATO, async () => undefined),
    "Ya no existe": opening(TOMATO, ({ services }) =>
      services.catalog.products.last.refuse({ id: 404, what: "product" }),
    ),
    "Falló la lectura": opening(TOMATO, ({ services }) => services.catalog.products.last.refuse({ id: 503 })),
  },
  beyond: { "product.idle": "antes de abrir un producto" },
};
