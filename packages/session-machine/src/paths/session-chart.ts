import { systemChart, type SystemChart, type SystemSnapshot } from "@shop/machine-checks";
import type { SnapshotFrom } from "xstate";
import type { OpenSessionSnapshot } from "../open-session-machine.ts";
import { provideSession } from "../services.ts";
import type { sessionMachine } from "../session-machine.ts";
import type { SignInAttemptSnapshot } from "../sign-in-attempt-machine.ts";
import { FakeSession } from "../testing.ts";

/** A session and its child machines; its calls are never answered. */
export const sessionChart: SystemChart = systemChart(provideSession(new FakeSession()));

/** The session, and its running child machine, if any. */
export type SessionSnapshots = {
  session: SnapshotFrom<typeof sessionMachine>;
  openSession?: OpenSessionSnapshot;
  signInAttempt?: SignInAttemptSnapshot;
};

/** The snapshots are named by the ids of their charts, which the type does not know. */
export function snapshotsIn({ snapshots }: Pick<SystemSnapshot, "snapshots">): SessionSnapshots {
  return snapshots as unknown as SessionSnapshots;
}
