import type { ProductPage, Suggestion } from "@shop/contract";
import { fromCallback, fromPromise, type EventObject } from "xstate";
import { catalogMachine } from "./catalog-machine.ts";
import type { CatalogEvent } from "./catalog-state.ts";
import type { PageRequest } from "./listing.ts";
import { searchMachine } from "./search-machine.ts";
import type { CatalogServices } from "./services.ts";

export function provideCatalog(
  services: Pick<CatalogServices, "listProducts" | "watchNetwork" | "endlessLists">,
) {
  return catalogMachine.provide({
    actors: {
      listProducts: fromPromise<ProductPage, PageRequest>(({ input, signal }) =>
        services.listProducts(input, signal),
      ),
      watchNetwork: fromCallback<EventObject>(({ sendBack }) =>
        services.watchNetwork((isOnline) => {
          if (isOnline) sendBack({ type: "network.back" } satisfies CatalogEvent);
        }),
      ),
    },
    actions: { rememberPaging: (_, { isEndless }) => services.endlessLists.write(isEndless) },
  });
}

export function provideSearch(services: Pick<CatalogServices, "suggest" | "recentSearches">) {
  return searchMachine.provide({
    actors: {
      suggest: fromPromise<Suggestion[], string>(({ input, signal }) => services.suggest(input, signal)),
    },
    actions: { storeRecent: (_, { recent }) => services.recentSearches.write(recent) },
  });
}
