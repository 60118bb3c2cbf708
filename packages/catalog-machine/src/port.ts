import { fromCallback, fromPromise, type EventObject } from "xstate";

/** A typed hole: the machine names what it needs, and `provideX` fills it from a plain async function. */
export const port = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(notProvided(name)));

/** The same for something that is watched instead of asked. */
export const watcher = (name: string) =>
  fromCallback<EventObject>(() => {
    throw notProvided(name);
  });

function notProvided(name: string): Error {
  return new Error(`the actor "${name}" was not provided`);
}
