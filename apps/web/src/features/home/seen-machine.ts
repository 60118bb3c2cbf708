import type { Product } from "@shop/contract";
import { createQueryMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";

/** Reads the ids seen on this device, and their current products. */
export type SeenServices = {
  /** Ids, the latest first. */
  readSeen: () => string[];
  forgetSeen: () => void;
  /** @param ids at most 12; rejects with a `FailureError` */
  getProducts: (ids: string[], signal: AbortSignal) => Promise<Product[]>;
};

/**
 * The products that were seen on this device. If they cannot be read, nothing is shown. Closing the list clears them
 * from the device, too.
 * @public it has a chart
 */
export const seenMachine = createQueryMachine({
  id: "seen",
  description: "The products that were seen on this device.",
  load: port<Product[], { ids: string[] }>("load"),
});

export function provideSeen({ getProducts, forgetSeen }: SeenServices) {
  return seenMachine.provide({
    actors: {
      load: fromPromise(({ input: { ids }, signal }) =>
        ids.length === 0 ? Promise.resolve([]) : getProducts(ids, signal),
      ),
    },
    actions: { notifyClosed: () => forgetSeen() },
  });
}
