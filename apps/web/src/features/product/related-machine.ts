import type { Related } from "@shop/contract";
import { createQueryMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";

/** Where products that go with another are read. It rejects with a `FailureError`. */
export type RelatedServices = { listRelated: (id: string, signal: AbortSignal) => Promise<Related> };

/** What goes with a product, read before its screen was rendered on a server. */
export type ReadRelated = { id: string; related: Related };

/**
 * What else somebody who looks at a product may want, read when they come near the place where it stands. The product
 * is no worse without it: a failure is not shown.
 * @public it has a chart
 */
export const relatedMachine = createQueryMachine({
  id: "related",
  description: "What goes with a product, and what is like it.",
  load: port<Related, { id: string }>("load"),
});

/** The machine once it has read. */
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
