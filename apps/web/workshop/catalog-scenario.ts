import { catalogMachine } from "@shop/catalog-machine/marketplace";
import type { ProductPage } from "@shop/contract";
import { paths } from "../src/shared/paths.ts";
import type { OpenShop } from "../src/app/testing/open-shop.ts";
import { HOME, PRODUCTS } from "../src/shared/testing/products.ts";
import type { Scenario, Situation } from "./situation.ts";

const FIRST_PAGE: ProductPage = { products: PRODUCTS, total: 327, nextCursor: "después" };
const A_WHILE = 10 * 60_000;

const at = (path: string, arrange: Situation["arrange"] = () => undefined): Situation => ({
  visit: { path },
  arrange: async (shop) => {
    await shop.services.catalog.homes.last.answer(HOME);
    await arrange(shop);
  },
});

/** With a first page on its shelf. */
const listing = (arrange: (shop: OpenShop) => Promise<void> | void = () => undefined) =>
  at(paths.marketplace, async (shop) => {
    await shop.services.catalog.pages.last.answer(FIRST_PAGE);
    await arrange(shop);
  });

const more = ({ marketplace }: OpenShop) => marketplace.actors.catalog.send({ type: "catalog.more" });

const holding = (products: ProductPage["products"]) => (shop: OpenShop) =>
  shop.services.catalog.pages.last.answer({ products, total: products.length });

export const catalogScenario: Scenario = {
  machine: catalogMachine,
  actorOf: ({ marketplace }) => marketplace.actors.catalog,
  situations: {
    "La primera página": listing(),
    "Leyendo más": listing(more),
    "Falló leer más": listing(async (shop) => {
      more(shop);
      await shop.services.catalog.pages.last.refuse({ id: 503 });
    }),
    "Con otro filtro, en camino": listing(({ marketplace }) =>
      marketplace.visit(new URLSearchParams({ orden: "precio" })),
    ),
    "De vuelta después de un rato": listing(({ marketplace }) => {
      const { catalog } = marketplace.actors;
      const { listing: same, askedAt } = catalog.getSnapshot().context;
      catalog.send({ type: "catalog.browse", listing: same, errors: [], now: askedAt + A_WHILE });
    }),
    "Un pasillo": at(
      paths.category("lacteos"),
      holding(PRODUCTS.filter(({ category }) => category === "lacteos")),
    ),
    "Sin resultados": at(`${paths.marketplace}?q=bicicleta`, holding([])),
    "Cargando por primera vez": at(paths.marketplace),
    "Falló la lectura": at(paths.marketplace, ({ services }) =>
      services.catalog.pages.last.refuse({ id: 503 }),
    ),
  },
  beyond: { "catalog.idle": "antes de abrir la tienda" },
};
