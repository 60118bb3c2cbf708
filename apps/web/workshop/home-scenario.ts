import { homeMachine } from "@shop/catalog-machine";
import { paths } from "../src/shared/paths.ts";
import { HOME } from "../src/shared/testing/products.ts";
import type { Scenario } from "./situation.ts";

const visit = { path: paths.home };

export const homeScenario: Scenario = {
  machine: homeMachine,
  actorOf: ({ app }) => app.getSnapshot().children.home,
  situations: {
    "Con ofertas y pasillos": {
      visit,
      arrange: ({ services }) => services.catalog.homes.last.answer(HOME),
    },
    "Sin ofertas": {
      visit,
      arrange: ({ services }) => services.catalog.homes.last.answer({ ...HOME, featured: [] }),
    },
    Cargando: { visit },
    "Falló la lectura": {
      visit,
      arrange: ({ services }) => services.catalog.homes.last.refuse({ id: 503 }),
    },
  },
  beyond: { "home.idle": "antes de abrir la tienda" },
};
