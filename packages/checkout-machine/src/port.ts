import { fromCallback, fromPromise, type EventObject } from "xstate";

/** A typed hole: the machine names what it needs, and `provideCheckout` fills it. */
export function port<Output, Input = void>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(notProvided(name)));
}

/** The same for something that is watched instead of asked. */
export function watcher(name: string) {
  return fromCallback<EventObject>(() => {
    throw notProvided(name);
  });
}

function notProvided(name: string): Error {
  return new Error(`the actor "${name}" was not provided`);
}
