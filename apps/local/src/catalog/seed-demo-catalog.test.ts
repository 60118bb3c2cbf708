import { importCatalog, openSqliteStore, type Store } from "@shop/functions";
import { expect, onTestFinished, test } from "vitest";
import { CATALOG } from "../testing/catalog.ts";
import { seedDemoCatalog } from "./seed-demo-catalog.ts";

// Simulates an import of another process: it starts and ends within one call of the store.
test.for(["the look", "the import of the demo"] as const)(
  "an owner's import in the course of %s stays",
  async (moment) => {
    const store = openSqliteStore(":memory:");
    onTestFinished(() => store.close());
    let isImported = false;
    const importOnce = async () => {
      if (isImported) return;
      isImported = true;
      await importCatalog(store, CATALOG);
    };
    const seen: Store = {
      ...store,
      query: async (query) => {
        const found = await store.query(query);
        if (moment === "the look") await importOnce();
        return found;
      },
      transaction: async (...asked) => {
        if (moment === "the import of the demo") await importOnce();
        return store.transaction(...asked);
      },
    };
    await seedDemoCatalog(seen);
    const products = await store.query({ collection: "products", limit: 500 });
    expect(products.map(({ id }) => id)).toEqual(["arroz", "azafran", "jarabe", "leche", "receta"]);
  },
);
