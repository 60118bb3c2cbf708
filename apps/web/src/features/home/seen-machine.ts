import type { Product } from "@shop/contract";
import { createQueryMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";

/** What this device has looked at, and where it is read as it is now. */
export type SeenServices = {
  /** Ids, the last one in front. */
  readSeen: () => string[];
  forgetSeen: () => void;
  /** @param ids at most 12; it rejects with a `FailureError` */
  getProducts: (ids: string[], signal: AbortSignal) => Promise<Product[]>;
};

/**
 * The products that were looked at on this device. They are a courtesy: where they cannot be read, nothing is shown.
 * Closed, they are forgotten on the device too.
 * @public it has a chart
 */
export const seenMachine = createQueryMachine({
  id: "seen",
  description: "What this device has looked at.",
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
