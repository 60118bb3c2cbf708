import { machinesIn, type CoveredTransitions } from "@shop/machine-checks";
import { createActor, SimulatedClock, type SnapshotFrom, type StateValue } from "xstate";
import type { Identity } from "../identity.ts";
import { Secret } from "../secret.ts";
import { selectIsBusy, selectIsConfirmed, selectIsLogged } from "../selectors.ts";
import { provideSession } from "../services.ts";
import { openSessionMachine, type OpenSessionSnapshot } from "../open-session-machine.ts";
import { sessionMachine } from "../session-machine.ts";
import { signInAttemptMachine, type SignInAttemptSnapshot } from "../sign-in-attempt-machine.ts";
import type { SessionInput } from "../session-types.ts";
import type { SignInAttempt } from "../sign-in-attempt.ts";
import { FakeSession } from "../testing.ts";

export const HOUR = 3_600_000;
export const PASSWORD = "clave-secreta";
export const ANA: Identity = {
  uid: "ana",
  email: "ana@correo.example",
  name: "Ana",
  emailVerified: true,
  phone: null,
};

const submit = (attempt: SignInAttempt) => ({ type: "signIn.submit", attempt, rememberMe: false }) as const;

export const SIGN_IN = submit({
  method: "password",
  email: "ana@correo.example",
  password: new Secret(PASSWORD),
});
export const SIGN_UP = submit({
  method: "signUp",
  name: "Ana",
  email: "ana@correo.example",
  password: new Secret(PASSWORD),
});
export const BY_PHONE = submit({ method: "phone", verificationId: "sms-1", code: new Secret("123456") });
export const GOOGLE = submit({ method: "google" });
export const FACEBOOK = submit({ method: "facebook" });

/** The session, and its running child machine, if any. */
type SessionSnapshots = {
  session: SnapshotFrom<typeof sessionMachine>;
  openSession?: OpenSessionSnapshot;
  signInAttempt?: SignInAttemptSnapshot;
};

/** The machines of a session. */
export const sessionMachines = [sessionMachine, openSessionMachine, signInAttemptMachine] as const;

/** The real machine with fake services. */
export function start({
  cookie = null,
  hasStoredIdentity = false,
  signOutReason = null,
  fake = new FakeSession(),
  note,
}: Start = {}) {
  return run({ cookie, hasStoredIdentity, signOutReason }, fake, note);
}

/** The same without a known shopper. */
export const startOnServer = () => run(null, new FakeSession());

function run(input: SessionInput | null, fake: FakeSession, note?: CoveredTransitions["note"]) {
  const received: string[] = [];
  const confirmed: string[] = [];
  const machine = provideSession(fake);
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input, ...(note && { inspect: note }) });
  actor.on("session.confirmed", ({ uid }) => confirmed.push(uid));
  actor.on("session.notice", ({ notice }) => received.push(notice));
  for (const type of ["session.opened", "session.closed"] as const) actor.on(type, () => received.push(type));
  actor.start();
  return {
    actor,
    clock,
    fake,
    /** All emitted events, notices by their own name. */
    received,
    /** The accounts of all confirmations. */
    confirmed,
    /** Its state value: that of its child machine while one runs. */
    get value() {
      const { session, openSession, signInAttempt } = this.values;
      if (openSession) return { present: openSession };
      return signInAttempt ? { absent: signInAttempt } : session;
    },
    /** Its snapshot, and that of its running child machine, if any. */
    get snapshots() {
      const snapshots = Object.fromEntries(machinesIn(actor).map(([id, ref]) => [id, ref.getSnapshot()]));
      // The snapshots are named by the ids of their charts, which the type does not know.
      return snapshots as unknown as SessionSnapshots;
    },
    /** The state values of its machines, by their ids. */
    get values(): Record<string, StateValue> {
      return Object.fromEntries(machinesIn(actor).map(([id, ref]) => [id, ref.getSnapshot().value]));
    },
    /** Its context; while logged in, with that of the open session. */
    get context() {
      return { ...actor.getSnapshot().context, ...this.snapshots.openSession?.context };
    },
    /** What a screen reads. */
    get seen() {
      const snapshot = actor.getSnapshot();
      return {
        logged: selectIsLogged(snapshot),
        confirmed: selectIsConfirmed(snapshot),
        busy: selectIsBusy(snapshot),
      };
    },
    calls: () => fake.calls.map((call) => call.name),
    cookie: (away: number) => ({ expiresAt: fake.time + away }),
  };
}

type Start = Partial<SessionInput> & {
  fake?: FakeSession;
  /** An observer from the first event on. */
  note?: CoveredTransitions["note"] | undefined;
};

/** A session in `open.confirmed`, with a day's session cookie that was just written. */
export function startConfirmed(input: Start = {}) {
  const fake = input.fake ?? new FakeSession();
  const session = start({ cookie: { expiresAt: fake.time + 24 * HOUR }, ...input, fake });
  session.fake.notifyIdentity({ type: "identity.signedIn", identity: ANA });
  return session;
}
