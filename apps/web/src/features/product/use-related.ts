import type { Related } from "@shop/contract";
import { useMachine } from "@xstate/react";
import { useDeferredValue } from "react";
import { provideRelated, readyWith, type ReadRelated, type RelatedServices } from "./related-machine.ts";

const NOTHING: Related = { similar: [], boughtTogether: [] };

/** What goes with a product, as far as it was read, and the way to ask for it. */
export type RelatedQuery = Related & { isLoading: boolean; open: () => void };

/**
 * What goes with a product, read once it is opened; nothing where that fails. One product for as long as it is mounted.
 * @param read what a server has read already
 */
export function useRelated(
  id: string,
  { listRelated }: RelatedServices,
  read: ReadRelated | null = null,
): RelatedQuery {
  const machine = provideRelated({ listRelated });
  const [current, send] = useMachine(machine, read?.id === id ? { snapshot: readyWith(read) } : {});
  // Deferred, it is rendered in short tasks; React renders an update of an external store in one task.
  const snapshot = useDeferredValue(current);
  return {
    ...(snapshot.context.data ?? NOTHING),
    isLoading: snapshot.hasTag("loading"),
    open: () => send({ type: "related.open", id }),
  };
}
