import type { Related } from "@shop/contract";
import { useMachine } from "@xstate/react";
import { useDeferredValue } from "react";
import { provideRelated, readyWith, type ReadRelated, type RelatedServices } from "./related-machine.ts";

const NOTHING: Related = { similar: [], boughtTogether: [] };

/** The related products that are loaded, and a function that loads them. */
export type RelatedQuery = Related & { isLoading: boolean; open: () => void };

/**
 * The related products, loaded by `open`; empty after a failure. The product must not change while mounted.
 * @param read those of a server-rendered page; null without
 */
export function useRelated(
  id: string,
  { listRelated }: RelatedServices,
  read: ReadRelated | null = null,
): RelatedQuery {
  const machine = provideRelated({ listRelated });
  const [current, send] = useMachine(machine, read?.id === id ? { snapshot: readyWith(read) } : {});
  // React renders an update of an external store, which an actor is, in one long task, and a deferred value in short
  // ones.
  const snapshot = useDeferredValue(current);
  return {
    ...(snapshot.context.data ?? NOTHING),
    isLoading: snapshot.hasTag("loading"),
    open: () => send({ type: "related.open", id }),
  };
}
