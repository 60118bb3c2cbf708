import { createActor, fromCallback, fromPromise, type ActorOptions, type EventObject } from "xstate";
import type { AnswerReport } from "../../../worker/messages.ts";
import { offlineCopyMachine } from "./offline-copy-machine.ts";
import { updateMachine, type UpdateReport } from "./update-machine.ts";

/** What opens the shop without a network, as the page sees it. */
export type OfflineServices = {
  /** Registers the worker once the page is loaded; reports new versions and missing code. */
  watchVersion: (listener: (report: UpdateReport) => void) => () => void;
  watchAnswers: (listener: (report: AnswerReport) => void) => () => void;
  /** Resolves when the newest version answers; it rejects when that takes too long. */
  takeVersion: () => Promise<void>;
  /**
   * Whether the server has another version than this page, which has not been tried before: then the worker is ended
   * too, which would only serve this one again. Rejects without a network.
   */
  reloadIfOutdated: () => Promise<boolean>;
  leaveWorker: () => Promise<void>;
  /** Loads the page anew once no screen is being opened: the address is then the one that the shopper wants. */
  reloadPage: () => Promise<void>;
};

/** Makes and starts both machines. They live outside React, as the root actor does. */
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
