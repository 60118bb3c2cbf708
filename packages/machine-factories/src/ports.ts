import { fromCallback, fromPromise, type EventObject } from "xstate";

/**
 * A typed placeholder for a promise actor: the machine declares it, and its `provideX` implements it by a plain async
 * function. One that is not provided rejects.
 * @param name of the actor, as the machine's setup has it
 */
export function port<Output, Input = void>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(notProvided(name)));
}

/** The same for a callback actor. One that is not provided throws when it starts. */
export function watcher(name: string) {
  return fromCallback<EventObject>(() => {
    throw notProvided(name);
  });
}

/** Notifies a listener at once if there is no network, then of each change; returns the unsubscribe function. */
export type WatchNetwork = (listener: (isOnline: boolean) => void) => () => void;

/** Implements the network watcher, which sends `network.back` and `network.lost`, if the machine handles them. */
export function networkWatcher(watchNetwork: WatchNetwork) {
  return fromCallback<EventObject>(({ sendBack }) =>
    watchNetwork((isOnline) => sendBack({ type: isOnline ? "network.back" : "network.lost" })),
  );
}

function notProvided(name: string): Error {
  return new Error(`the actor "${name}" was not provided`);
}
