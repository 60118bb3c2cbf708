import { fromPromise } from "xstate";

/** A typed hole: the machine names what it needs, and its `provideX` fills it. */
export function port<Output, Input = void>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`the actor "${name}" was not provided`)));
}
