import type { Product } from "@shop/contract";
import { createQueryMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";

/** Reads the products that an account orders most often. Rejects with a `FailureError`. */
export type BoughtServices = { listBoughtProducts: (signal: AbortSignal) => Promise<Product[]> };

/**
 * What an account orders most often, read when the shopper scrolls near its place. A failure is not shown.
 * @public it has a chart
 */
export const boughtMachine = createQueryMachine({
  id: "bought",
  description: "What an account orders most often.",
  load: port<Product[]>("load"),
});

export function provideBought({ listBoughtProducts }: BoughtServices) {
  return boughtMachine.provide({
    actors: { load: fromPromise(({ signal }) => listBoughtProducts(signal)) },
  });
}
