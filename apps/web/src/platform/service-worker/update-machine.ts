import { setup } from "xstate";
import { port, watcher } from "@shop/machine-factories";

/** The events about the page's version. */
export type UpdateReport =
  /** A newer one is installed, or was activated by another tab. */
  | { type: "version.found" }
  /** The worker was removed. */
  | { type: "worker.gone" }
  /** Code of this page could not be loaded. */
  | { type: "code.missing" };

/** The version of the page and of its worker. The shopper chooses when it changes. */
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
    hasLeft: (_, { output }: { output: boolean }) => output,
  },
}).createMachine({
  id: "update",
  description: "A new version waits until the shopper requests it; the open page keeps its own files.",
  invoke: {
    id: "watchVersion",
    src: "watchVersion",
    onError: { description: "This browser has no worker: every load comes from the server." },
  },
  initial: "current",
  states: {
    current: {
      on: { "version.found": "outdated", "worker.gone": "leaving", "code.missing": "recovering" },
    },
    outdated: {
      tags: "outdated",
      on: { "update.accept": "updating", "update.postpone": "postponed", "code.missing": "updating" },
    },
    postponed: {
      on: {
        "version.found": {
          target: "outdated",
          description: "Another version was found, or another tab has changed to it.",
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
            guard: { type: "hasLeft", params: ({ event }) => event },
            target: "reloading",
            description: "The server has another version: this page will never get its code.",
          },
          {
            target: "current",
            description:
              "The server has the same version, or a reload has not helped: the screen shows the failure.",
          },
        ],
        onError: { target: "current", description: "No response; a reload would lose even this page." },
      },
    },
    leaving: {
      invoke: {
        id: "leaveWorker",
        src: "leaveWorker",
        onDone: "reloading",
        onError: { target: "current", description: "The next page load tries again." },
      },
    },
    reloading: {
      invoke: {
        id: "reloadPage",
        src: "reloadPage",
        onError: { target: "outdated", description: "The activation failed; the shopper can try again." },
      },
    },
  },
});
