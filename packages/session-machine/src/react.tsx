import { actorContext } from "@shop/machine-factories/react";
import type { ActorRefFrom } from "xstate";
import type { sessionMachine } from "./session-machine.ts";

/** The running session, handed down to the screens. */
export const [SessionContext, useSessionRef, useSession] =
  actorContext<ActorRefFrom<typeof sessionMachine>>("SessionContext");
