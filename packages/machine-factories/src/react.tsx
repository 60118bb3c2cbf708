import { useSelector } from "@xstate/react";
import { createContext, use } from "react";
import type { AnyActorRef } from "xstate";

type Shown = Pick<AnyActorRef, "getSnapshot" | "subscribe">;
type SnapshotOf<Ref extends Shown> = Ref extends { getSnapshot(): infer Snapshot } ? Snapshot : undefined;

/**
 * Hands a running actor down to the screens. (`createActorContext` of `@xstate/react` starts one of its own.)
 * @param name of the context, for who forgot to put the actor there
 * @returns the context; the hook that gives the actor, to send events to, and throws without the context above: a
 *   programming error, not a state; the hook of what a selector says, which renders again when it says something else
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
