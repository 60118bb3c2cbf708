import type { AnyActorRef } from "xstate";
import { hasNotStarted, isStopped } from "./watch-roots.ts";

/**
 * The actors that process an event now. XState reports the sender of an event only for its own `sendTo`; the sender of
 * any other event is the innermost of these: one of its actions, listeners or observers.
 */
export class BusyActors {
  readonly #actors: AnyActorRef[] = [];

  /** An actor receives an event; while it is busy, the event waits in its mailbox. */
  add(actor: AnyActorRef): void {
    if (!hasNotStarted(actor) && !this.#actors.includes(actor)) this.#actors.push(actor);
  }

  /** An actor has processed all that was in its mailbox. */
  delete(session: string): void {
    const at = this.#actors.findLastIndex(({ sessionId }) => sessionId === session);
    if (at >= 0) this.#actors.splice(at, 1);
  }

  /** The session of the innermost one. One that failed never reports that it is done. */
  get innermost(): string | undefined {
    return this.#actors.findLast((actor) => !isStopped(actor))?.sessionId;
  }
}
