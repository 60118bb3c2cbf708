import { Actor, type AnyActorRef } from "xstate";
import { attachTo } from "../bridge/attach-inspector.ts";

/**
 * Inspects the machines of stories. Each story starts its own, so no root is known yet: they are found through the
 * prototype that all actors share. They only have sample data, so nothing is masked.
 */
export function attachToStories(): void {
  const { prototype }: { prototype: AnyActorRef } = Actor;
  const { detach } = attachTo(prototype, [], { title: "Storybook", shown: { has: () => true } });
  addEventListener("pagehide", detach);
}
