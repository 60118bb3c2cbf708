import { createBrowserInspector } from "@statelyai/inspect";
import type { AnyActorRef } from "xstate";
import { createMask } from "../bridge/create-mask.ts";
import { childrenOf } from "../bridge/look-at.ts";
import { hideIn } from "./hide-in.ts";

/**
 * Sends what the actors do to the hosted visualizer, in a window of its own: for who wants just that, and asks
 * for it with a click, without which browsers open no window. The same is hidden as everywhere.
 * @param options.shown see `createMask`
 * @returns what ends it
 */
export function attachHosted(root: AnyActorRef, { shown }: { shown: ReadonlySet<string> }): () => void {
  const hide = hideIn(createMask(shown));
  const inspector = createBrowserInspector({ serialize: hide });
  const report = (actor: AnyActorRef): void => {
    const snapshot: unknown = actor.getSnapshot();
    inspector.actor(actor, snapshot as Parameters<typeof inspector.actor>[1]); // it takes what any actor has
    for (const child of childrenOf(snapshot)) report(child);
  };
  report(root);
  const subscription = root.system.inspect(inspector.inspect);
  return () => {
    subscription.unsubscribe();
    inspector.stop();
  };
}
