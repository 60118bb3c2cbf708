import { createActor, fromCallback, fromPromise, type ActorOptions, type EventObject } from "xstate";
import type { AnswerReport } from "../../../worker/messages.ts";
import { offlineCopyMachine } from "./offline-copy-machine.ts";
import { updateMachine, type UpdateReport } from "./update-machine.ts";

/** What opens the shop without a network, as the page sees it. */
export type OfflineServices = {
  /** Registers the worker once the page is loaded; reports new versions and missing code. */
  watchVersion: (listener: (report: UpdateReport) => void) => () => void;
  /** What the worker says of its answers. */
  watchAnswers: (listener: (report: AnswerReport) => void) => () => void;
  /** Resolves when the newest version answers; it rejects when that takes too long. */
  takeVersion: () => Promise<void>;
  /**
   * Whether the server has another version than this page: then its worker is ended too, which would only serve
   * this one again. False when that has been tried for the same version before. Rejects when nobody answers.
   */
  reloadIfOutdated: () => Promise<boolean>;
  /** Ends the worker and deletes what it kept. */
  leaveWorker: () => Promise<void>;
  /** Loads the page anew once no screen is on its way: the address is then that of where the shopper wants to be. */
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
