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
      description: "Nothing newer is known.",
      on: {
        "version.found": { target: "outdated", description: "There is a newer version." },
        "worker.gone": { target: "leaving", description: "What is kept on the device is out of use." },
        "code.missing": { target: "recovering", description: "Perhaps the server has only a newer version." },
      },
    },
    outdated: {
      description: "The shopper is told that there is a new version.",
      tags: "outdated",
      on: {
        "update.accept": { target: "updating", description: "The shopper wants it." },
        "update.postpone": { target: "postponed", description: "The shopper goes on with this one." },
        "code.missing": { target: "updating", description: "This version can go no further." },
      },
    },
    postponed: {
      description: "The shopper knows of the new version and goes on with this one.",
      on: {
        "version.found": {
          target: "outdated",
          description: "One more has come, or another tab has changed.",
        },
        "code.missing": { target: "updating", description: "This version can go no further." },
      },
    },
    updating: {
      description: "The new version takes over.",
      invoke: {
        id: "takeVersion",
        src: "takeVersion",
        onDone: { target: "reloading", description: "From now on it answers." },
        onError: { target: "outdated", description: "It did not take over; the shopper can try again." },
      },
    },
    recovering: {
      description: "Asking the server, past everything kept, whether it has another version.",
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
        onError: { target: "current", description: "Nobody answers; a reload would lose even this page." },
      },
    },
    leaving: {
      description: "Ending the worker, and with it all that it kept.",
      invoke: {
        id: "leaveWorker",
        src: "leaveWorker",
        onDone: { target: "reloading", description: "From now on the server answers." },
        onError: { target: "current", description: "It is tried again at the next load." },
      },
    },
    reloading: {
      description: "The page makes way for the one that is right.",
      invoke: {
        id: "reloadPage",
        src: "reloadPage",
        onError: { target: "outdated", description: "The browser refused; the shopper can try again." },
      },
    },
  },
});
