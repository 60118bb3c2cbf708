import { useSelector } from "@shop/machine-factories/react";
import { createContext, use } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { homeMachine } from "./home-machine.ts";
import type { productMachine } from "./product-machine.ts";

/** The running actors of home and product, provided to the screens. */
export type CatalogActors = {
  home: ActorRefFrom<typeof homeMachine>;
  product: ActorRefFrom<typeof productMachine>;
};

export const CatalogContext = createContext<CatalogActors | null>(null);

/** @throws without a `CatalogContext` above: a programming error, not a state. */
export function useCatalogActors(): CatalogActors {
  const actors = use(CatalogContext);
  if (!actors) throw new Error("CatalogContext is missing");
  return actors;
}

export function useHome<T>(selector: (snapshot: SnapshotFrom<typeof homeMachine>) => T): T {
  return useSelector(useCatalogActors().home, selector);
}

export function useProduct<T>(selector: (snapshot: SnapshotFrom<typeof productMachine>) => T): T {
  return useSelector(useCatalogActors().product, selector);
}
