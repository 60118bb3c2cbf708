import type { AnyActorRef } from "xstate";
import { ActorWatch } from "./actor-watch.ts";
import { createMask, type ShownFields } from "./create-mask.ts";
import { CHANNEL, type FromApp, type FromPage } from "./protocol.ts";
import { watchRoots, type Shared } from "./watch-roots.ts";

export type InspectorOptions = {
  /** The fields whose texts and numbers a page may show: see `createMask`. */
  shown: ShownFields;
  /** What the app is called in the list of apps. */
  title: string;
  /** How many steps are kept for pages that are opened later. */
  maxSteps?: number;
};

/**
 * Lets open pages see the actors of this app, and send them events. It may come at any time: what runs already
 * is found. Nothing leaves the browser, and nothing hidden the app.
 * @param root the actor to begin with; other roots are found as they start or are read
 * @returns the name under which pages know this app, and what ends it
 */
export function attachInspector(root: AnyActorRef, options: InspectorOptions): Attached {
  return attachTo(Object.getPrototypeOf(root) as Shared, [root], options);
}

export type Attached = { app: string; detach: () => void };

/** @param shared the prototype of all actors */
export function attachTo(
  shared: Shared,
  roots: readonly AnyActorRef[],
  { shown, title, maxSteps = 300 }: InspectorOptions,
): Attached {
  const app = crypto.randomUUID();
  const bus = new BroadcastChannel(CHANNEL);
  let isWatched = false;
  const post = (message: FromApp): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    bus.postMessage(message);
  };
  const watch = new ActorWatch(createMask(shown), maxSteps, (update) => {
    if (isWatched) post({ v: 1, app, ...update });
  });
  bus.addEventListener("message", ({ data }: MessageEvent<FromPage>) => {
    if (data.kind === "hello") {
      isWatched = true;
      post({ v: 1, app, kind: "all", title, ...watch.record });
    } else if (data.app === app && isPublic(data.event)) watch.send(data.session, data.event);
  });
  for (const root of roots) watch.follow(root);
  const endWatching = watchRoots(shared, (other) => watch.follow(other));
  post({ v: 1, app, kind: "here" });
  return {
    app,
    detach: () => {
      post({ v: 1, app, kind: "bye" });
      endWatching();
      watch.end();
      bus.close();
    },
  };
}

/** Other names are XState's own. */
function isPublic({ type }: { type: string }): boolean {
  return typeof type === "string" && !type.startsWith("xstate.");
}
