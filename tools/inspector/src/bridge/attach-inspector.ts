import type { AnyActorRef } from "xstate";
import { ActorWatch } from "./actor-watch.ts";
import { createMask, type ShownFields } from "./create-mask.ts";
import { CHANNEL, type FromApp, type FromPage } from "./protocol.ts";
import { watchRoots, type Shared } from "./watch-roots.ts";

export type InspectorOptions = {
  /** The fields whose texts and numbers a page may show: see `createMask`. */
  shown: ShownFields;
  /** The name of the app in the list of apps. */
  title: string;
};

/** How many steps are kept for pages that are opened later. */
const MAX_STEPS = 300;

/**
 * Lets open inspector pages see the actors of this app, and send them events. It can be attached at any time: running
 * actors are found. Nothing leaves the browser, and masked values never leave the app.
 * @param root the first root; others are found when they start or are read
 * @returns the id of this app for pages, and a function that detaches
 */
export function attachInspector(root: AnyActorRef, options: InspectorOptions): Attached {
  return attachTo(Object.getPrototypeOf(root) as Shared, [root], options);
}

export type Attached = { app: string; detach: () => void };

/** @param shared the prototype of all actors */
export function attachTo(
  shared: Shared,
  roots: readonly AnyActorRef[],
  { shown, title }: InspectorOptions,
): Attached {
  const app = crypto.randomUUID();
  const bus = new BroadcastChannel(CHANNEL);
  let isWatched = false;
  const post = (message: FromApp): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    bus.postMessage(message);
  };
  const watch = new ActorWatch(createMask(shown), MAX_STEPS, (update) => {
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

/** Event types of XState itself are excluded. */
function isPublic({ type }: { type: string }): boolean {
  return typeof type === "string" && !type.startsWith("xstate.");
}
