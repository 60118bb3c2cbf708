import { createActor, fromCallback, fromPromise, type ActorOptions, type EventObject } from "xstate";
import type { AnswerReport } from "../../../worker/messages.ts";
import { offlineCopyMachine } from "./offline-copy-machine.ts";
import { updateMachine, type UpdateReport } from "./update-machine.ts";

/** The page's services for offline use. */
export type OfflineServices = {
  /** Registers the worker once the page has loaded; notifies of new versions and missing code. */
  watchVersion: (listener: (report: UpdateReport) => void) => () => void;
  watchAnswers: (listener: (report: AnswerReport) => void) => () => void;
  /** Resolves when the newest version controls the page; rejects after a timeout. */
  takeVersion: () => Promise<void>;
  /**
   * Whether the server has another version than this page, and this tab was not reloaded for it before. If so, the
   * worker is unregistered, too, as it would serve this version again. Rejects without a network.
   */
  reloadIfOutdated: () => Promise<boolean>;
  leaveWorker: () => Promise<void>;
  /** Reloads the page once no screen is loading: then the URL is the one that the shopper wants. */
  reloadPage: () => Promise<void>;
};

/** Creates and starts both machines. They run outside React, as the root actor does. */
export function createOffline(
  services: OfflineServices,
  { inspect }: Pick<ActorOptions<typeof updateMachine>, "inspect"> = {},
) {
  const watching = inspect ? { inspect } : {};
  const update = createActor(
    updateMachine.provide({
      actors: {
        watchVersion: fromCallback<EventObject>(({ sendBack }) => services.watchVersion(sendBack)),
        takeVersion: fromPromise(() => services.takeVersion()),
        reloadIfOutdated: fromPromise(() => services.reloadIfOutdated()),
        leaveWorker: fromPromise(() => services.leaveWorker()),
        reloadPage: fromPromise(() => services.reloadPage()),
      },
    }),
    { systemId: "update", ...watching },
  ).start();
  const copy = createActor(
    offlineCopyMachine.provide({
      actors: { watchAnswers: fromCallback<EventObject>(({ sendBack }) => services.watchAnswers(sendBack)) },
    }),
    { systemId: "offlineCopy", ...watching },
  ).start();
  return { update, copy };
}

export type Offline = ReturnType<typeof createOffline>;
