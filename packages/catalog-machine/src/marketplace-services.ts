import { networkWatcher } from "@shop/machine-factories";
import { fromPromise } from "xstate";
import { catalogMachine } from "./catalog-machine.ts";
import { searchMachine } from "./search-machine.ts";
import type { CatalogServices } from "./services.ts";

export function provideCatalog(
  services: Pick<CatalogServices, "listProducts" | "watchNetwork" | "endlessLists">,
) {
  return catalogMachine.provide({
    actors: {
      listProducts: fromPromise(({ input, signal }) => services.listProducts(input, signal)),
      watchNetwork: networkWatcher(services.watchNetwork),
    },
    actions: { rememberPaging: (_, { isEndless }) => services.endlessLists.write(isEndless) },
  });
}

export function provideSearch(services: Pick<CatalogServices, "suggest" | "recentSearches">) {
  return searchMachine.provide({
    actors: {
      suggest: fromPromise(({ input, signal }) => services.suggest(input, signal)),
    },
    actions: { storeRecent: (_, { recent }) => services.recentSearches.write(recent) },
  });
}
