import type { Related } from "@shop/contract";
import { createQueryMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";

/** Reads the products related to another. Rejects with a `FailureError`. */
export type RelatedServices = { listRelated: (id: string, signal: AbortSignal) => Promise<Related> };

/** The related products that were read before the screen was rendered on a server. */
export type ReadRelated = { id: string; related: Related };

/**
 * The related products, read when the shopper scrolls near their place. A failure is not shown.
 * @public it has a chart
 */
export const relatedMachine = createQueryMachine({
  id: "related",
  description: "Products bought together with a product, and similar ones.",
  load: port<Related, { id: string }>("load"),
});

/** The machine with its products already read. */
export function readyWith({ id, related }: ReadRelated) {
  return relatedMachine.resolveState({
    value: "ready",
    context: { key: { id }, data: related, failure: null },
  });
}

export function provideRelated({ listRelated }: RelatedServices) {
  return relatedMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => listRelated(input.id, signal)),
    },
  });
}
