import type { Product } from "@shop/contract";
import { createQueryMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";

/** Where products that could fill a cart are read. It rejects with a `FailureError`. */
export type FillerServices = {
  /** Products in stock, the cheapest by weight first. */
  listFillers: (signal: AbortSignal) => Promise<Product[]>;
};

/**
 * What the catalogue offers to a cart that is too light; which of the products fit is decided anew for every cart.
 * Without them the cart is no worse: a failure is not shown, and the next time they are needed they are read again.
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
