import { createContext, use } from "react";
import { useSyncExternalStoreWithSelector } from "use-sync-external-store/shim/with-selector";
import type { AnyActorRef } from "xstate";

type Shown = Pick<AnyActorRef, "getSnapshot" | "subscribe">;
type SnapshotOf<Ref extends Shown> = Ref extends { getSnapshot(): infer Snapshot } ? Snapshot : undefined;

/**
 * Provides a running actor to the screens. (`createActorContext` of `@xstate/react` starts its own.)
 * @param name of the context, for the error message if the actor is missing
 * @returns the context; the hook that returns the actor, to send events to, and throws without the context above: a
 * programming error, not a state; and the selector hook, which renders again when the selected value changes
 */
export function actorContext<Ref extends Shown>(name: string) {
  const Context = createContext<Ref | null>(null);
  function useActor(): Ref {
    const actor = use(Context);
    if (!actor) throw new Error(`no ${name} above this component`);
    return actor;
  }
  function useSelected<T>(selector: (snapshot: SnapshotOf<Ref>) => T): T {
    return useSelector(useActor(), selector);
  }
  return [Context, useActor, useSelected] as const;
}

/** `useSelector` of `@xstate/react`, for actors of server-rendered pages, too (`setServerSnapshot`). */
export function useSelector<Ref extends Shown, T>(actor: Ref, selector: (snapshot: SnapshotOf<Ref>) => T): T {
  const { subscribe, getSnapshot, getServerSnapshot } = storeOf(actor);
  // The snapshots of an actor are all of one type.
  const select = selector as (snapshot: unknown) => T;
  return useSyncExternalStoreWithSelector(subscribe, getSnapshot, getServerSnapshot, select);
}

/**
 * Makes the current snapshot of an actor the one that React hydrates a server-rendered page with, also the parts that
 * are hydrated after the actor has changed: those are then rendered again with the current snapshot.
 */
export function setServerSnapshot(actor: Shown): void {
  const snapshot: unknown = actor.getSnapshot();
  stores.set(actor, { ...storeOf(actor), getServerSnapshot: () => snapshot });
}

/** An actor as `useSyncExternalStore` reads it. */
type Store = {
  subscribe: (onChange: () => void) => () => void;
  getSnapshot: () => unknown;
  getServerSnapshot: () => unknown;
};

const stores = new WeakMap<Shown, Store>();

function storeOf(actor: Shown): Store {
  const known = stores.get(actor);
  if (known) return known;
  const getSnapshot = () => {
    const snapshot: unknown = actor.getSnapshot();
    if (isFailed(snapshot)) throw snapshot.error;
    return snapshot;
  };
  const subscribe = (onChange: () => void) => {
    const subscription = actor.subscribe({ next: onChange, error: onChange });
    return () => subscription.unsubscribe();
  };
  const store = { subscribe, getSnapshot, getServerSnapshot: getSnapshot };
  stores.set(actor, store);
  return store;
}

function isFailed(snapshot: unknown): snapshot is { error: unknown } {
  return typeof snapshot === "object" && snapshot !== null && Reflect.get(snapshot, "status") === "error";
}
