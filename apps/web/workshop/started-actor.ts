import { watchRoots } from "@shop/inspector/roots";
import { Actor, type AnyActorRef, type AnyStateMachine } from "xstate";

/** The next actor of a machine that a screen starts, as soon as it runs. */
export function startedActor({ config }: AnyStateMachine): Promise<AnyActorRef> {
  const { prototype }: { prototype: AnyActorRef } = Actor;
  const { promise, resolve } = Promise.withResolvers<AnyActorRef>();
  const end = watchRoots(prototype, (root, isStarting) => {
    if (!isStarting || configOf(root) !== config) return;
    end();
    resolve(root);
  });
  return promise;
}

/** What a machine was made of: the same however its ports are filled. */
function configOf(actor: AnyActorRef): unknown {
  return actor instanceof Actor && "config" in actor.logic ? actor.logic.config : undefined;
}
