import { waitFor, type AnyActorRef } from "xstate";

/** Until an actor has taken an answer, which goes through other hands on its way to it. */
export async function received(actor: AnyActorRef, answered: Promise<void>): Promise<void> {
  const before: unknown = actor.getSnapshot();
  await answered;
  await waitFor(actor, (now) => now !== before);
}
