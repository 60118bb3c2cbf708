import type { AnyActorRef } from "xstate";
import { ActorWatch } from "../bridge/actor-watch.ts";
import { createMask } from "../bridge/create-mask.ts";
import { readSession, type SavedSession } from "./saved-session.ts";

/** The session of a running actor, as a page saves it and a file keeps it. @param shown see `createMask` */
export function recordWhile(actor: AnyActorRef, shown: readonly string[], act: () => void): SavedSession {
  const watch = new ActorWatch(createMask(new Set(shown)), 100, () => undefined);
  watch.follow(actor);
  act();
  const session = readSession(JSON.stringify({ v: 1, title: "", ...watch.record }));
  if (!session) throw new Error("no session");
  return session;
}
