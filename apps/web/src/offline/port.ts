import { fromCallback, fromPromise, type EventObject } from "xstate";

/** A typed hole: the machine names what it needs, and `createOffline` fills it. */
export function port<Output>(name: string) {
  return fromPromise<Output, void>(() => Promise.reject(new Error(`the actor "${name}" was not provided`)));
}

/** The same for something that is watched instead of asked. */
export function watcher(name: string) {
  return fromCallback<EventObject>(() => {
    throw new Error(`the actor "${name}" was not provided`);
  });
}
