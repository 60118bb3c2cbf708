import { Actor, type AnyActorRef } from "xstate";
import { attachTo } from "../bridge/attach-inspector.ts";

/** Follows whatever machines the stories of a workshop run. They hold samples alone, so all of it is shown. */
export function attachToStories(): void {
  const { prototype }: { prototype: AnyActorRef } = Actor;
  const { detach } = attachTo(prototype, [], { title: "Storybook", shown: { has: () => true } });
  addEventListener("pagehide", detach);
}
