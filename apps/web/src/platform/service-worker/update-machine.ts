import { setup } from "xstate";
import { port, watcher } from "@shop/machine-factories";

/** What the page is notified of about its version. */
export type UpdateReport =
  /** A newer one is on the device, whole, or has taken over in another tab. */
  | { type: "version.found" }
  /** The shop is served without a worker by now. */
  | { type: "worker.gone" }
  /** Code of this page did not arrive. */
  | { type: "code.missing" };

/** The page and the worker that serves it: one version at a time, and the shopper says when it changes. */
export const updateMachine = setup({
  types: {
    events: {} as UpdateReport | { type: "update.accept" } | { type: "update.postpone" },
    tags: {} as "outdated",
  },
  actors: {
    watchVersion: watcher("watchVersion"),
    takeVersion: port<void>("takeVersion"),
    reloadIfOutdated: port<boolean>("reloadIfOutdated"),
    leaveWorker: port<void>("leaveWorker"),
    reloadPage: port<void>("reloadPage"),
  },
  guards: {
    hasLeft: (_, { hasLeft }: { hasLeft: boolean }) => hasLeft,
  },
}).createMachine({
  id: "update",
  description: "A new version waits until the shopper asks for it; the page in use keeps its own files.",
  invoke: {
    id: "watchVersion",
    src: "watchVersion",
    onError: { description: "This browser has no worker: every load comes from the server." },
  },
  initial: "current",
  states: {
    current: {
      on: {
        "version.found": "outdated",
        "worker.gone": "leaving",
        "code.missing": "recovering",
      },
    },
    outdated: {
      tags: "outdated",
      on: {
        "update.accept": "updating",
        "update.postpone": "postponed",
        "code.missing": "updating",
      },
    },
    postponed: {
      on: {
        "version.found": {
          target: "outdated",
          description: "One more has come, or another tab has changed.",
        },
        "code.missing": "updating",
      },
    },
    updating: {
      invoke: { id: "takeVersion", src: "takeVersion", onDone: "reloading", onError: "outdated" },
    },
    recovering: {
      description: "Asking the server, past all caches, whether it has another version.",
      invoke: {
        id: "reloadIfOutdated",
        src: "reloadIfOutdated",
        onDone: [
          {
            guard: { type: "hasLeft", params: ({ event }) => ({ hasLeft: event.output }) },
            target: "reloading",
            description: "It has: this page will never get its code.",
          },
          {
            target: "current",
            description: "It has the same, or a reload has not helped before: the screen says what failed.",
          },
        ],
        onError: { target: "current", description: "No answer; a reload would lose even this page." },
      },
    },
    leaving: {
      invoke: {
        id: "leaveWorker",
        src: "leaveWorker",
        onDone: "reloading",
        onError: { target: "current", description: "It is tried again at the next load." },
      },
    },
    reloading: {
      invoke: {
        id: "reloadPage",
        src: "reloadPage",
        onError: { target: "outdated", description: "The browser refused; the shopper can try again." },
      },
    },
  },
});
