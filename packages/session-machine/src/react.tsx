import { actorContext } from "@shop/machine-factories/react";
import type { ActorRefFrom } from "xstate";
import type { sessionMachine } from "./session-machine.ts";

/** The running session, provided to the screens. */
export const [SessionContext, useSessionRef, useSession] =
  actorContext<ActorRefFrom<typeof sessionMachine>>("SessionContext");
