import { useSelector } from "@xstate/react";
import { createContext, use } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { sessionMachine } from "./session-machine.ts";

type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** The running session, handed down to the screens. */
export const SessionContext = createContext<SessionRef | null>(null);

/** @throws when no `SessionContext` stands above: a programming error, not a state. */
export function useSessionRef(): SessionRef {
  const session = use(SessionContext);
  if (!session) throw new Error("SessionContext is missing");
  return session;
}

export function useSession<T>(selector: (session: SnapshotFrom<typeof sessionMachine>) => T): T {
  return useSelector(useSessionRef(), selector);
}
