import { fromCallback, fromPromise, type EventObject } from "xstate";

/**
 * A typed hole in a machine for something that is asked: the machine names what it needs, and its `provideX` fills
 * it from a plain async function. One that nobody filled rejects.
 * @param name of the actor, as the machine's setup has it
 */
export function port<Output, Input = void>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(notProvided(name)));
}

/** The same for something that is watched instead of asked. One that nobody filled throws when it starts. */
export function watcher(name: string) {
  return fromCallback<EventObject>(() => {
    throw notProvided(name);
  });
}

/** Gives a listener the network at once when there is none, and then each change; returns how to stop. */
export type WatchNetwork = (listener: (isOnline: boolean) => void) => () => void;

/** Fills the watcher of a network: it sends `network.back` and `network.lost`. A machine need not read both. */
export function networkWatcher(watchNetwork: WatchNetwork) {
  return fromCallback<EventObject>(({ sendBack }) =>
    watchNetwork((isOnline) => sendBack({ type: isOnline ? "network.back" : "network.lost" })),
  );
}

function notProvided(name: string): Error {
  return new Error(`the actor "${name}" was not provided`);
}
