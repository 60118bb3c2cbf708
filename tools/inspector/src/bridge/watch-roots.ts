import type { AnyActorRef } from "xstate";

/** What all actors share, wherever they are made. */
export type Shared = { getSnapshot: (this: AnyActorRef) => unknown; start: (this: AnyActorRef) => unknown };

/** XState's own numbers: of an actor before its start, of one that was started and not stopped, and of one that was stopped. */
const NOT_STARTED = 0;
const RUNNING = 1;
const STOPPED = 2;

/**
 * Finds every root actor of the page without changes to the app: a new one when it starts, a running one as soon as it
 * is read.
 * @param shared the prototype of all actors
 * @returns stops watching
 */
export function watchRoots(shared: Shared, found: (root: AnyActorRef) => void): () => void {
  const seen = new WeakSet<AnyActorRef>();
  let isWatching = true;
  const notice = (actor: AnyActorRef): void => {
    if (!isWatching || seen.has(actor)) return;
    seen.add(actor);
    const { _parent: parent } = actor;
    if (!parent) found(actor);
  };
  // React creates and reads actors in renders that it discards.
  const isRunning = (actor: object) => statusOf(actor) === RUNNING;
  const { getSnapshot, start } = shared;
  shared.getSnapshot = function readNoticed() {
    if (isRunning(this)) notice(this);
    return getSnapshot.call(this);
  };
  shared.start = function startNoticed() {
    notice(this);
    return start.call(this);
  };
  const { start: noticed } = shared;
  return () => {
    isWatching = false;
    // A later watcher may have wrapped this: then it stays, and does nothing.
    if (shared.start === noticed) Object.assign(shared, { getSnapshot, start });
  };
}

/** Whether it receives no events, unless it is started again. */
export function isStopped(actor: object): boolean {
  return statusOf(actor) === STOPPED;
}

/** Whether it has not started yet. */
export function hasNotStarted(actor: object): boolean {
  return statusOf(actor) === NOT_STARTED;
}

function statusOf(actor: object): unknown {
  return "_processingStatus" in actor ? actor["_processingStatus"] : undefined;
}
