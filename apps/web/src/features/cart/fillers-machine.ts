import type { Product } from "@shop/contract";
import { createQueryMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";

/** Reads products that could fill a cart. Rejects with a `FailureError`. */
export type FillerServices = {
  /** Products in stock, the cheapest by weight first. */
  listFillers: (signal: AbortSignal) => Promise<Product[]>;
};

/**
 * Products for a cart that is too light; which of them fit is computed for each cart. A failure is not shown: they are
 * read again the next time that they are needed.
 * @public it has a chart
 */
export const fillersMachine = createQueryMachine({
  id: "fillers",
  description: "Products that could bring a cart to the minimum weight.",
  load: port<Product[]>("load"),
});

export function provideFillers({ listFillers }: FillerServices) {
  return fillersMachine.provide({
    actors: { load: fromPromise(({ signal }) => listFillers(signal)) },
  });
}
