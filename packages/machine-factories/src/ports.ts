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

function notProvided(name: string): Error {
  return new Error(`the actor "${name}" was not provided`);
}
