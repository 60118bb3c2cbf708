import { describe, expect, it } from "vitest";
import { ANA, BY_PHONE, GOOGLE, HOUR, PASSWORD, SIGN_IN, SIGN_UP, start } from "./cases/start.ts";
import type { SessionEvent } from "./session-types.ts";

const SEEDS = Array.from({ length: 100 }, (_, index) => index + 1);
const STEPS = 40;
const CALLS = ["openLease", "signIn", "endIdentity", "clearCookies", "reloadPage"] as const;
const OUTPUTS = {
  signIn: ANA,
  endIdentity: undefined,
  clearCookies: undefined,
  reloadPage: undefined,
};

type Session = ReturnType<typeof start>;

describe("whatever happens, in whatever order", () => {
  it.each(SEEDS)("the session keeps its promises (walk %i)", async (seed) => {
    const pick = picker(seed);
    const session = start({
      lease: pick([null, { expiresAt: Date.UTC(2026, 10, 22) }]),
      remains: pick([true, false]),
      farewell: pick([null, "signedOut", "revoked"]),
    });
    // One reload for the page as it was loaded, unless it is the reload, and one for each sign-in since.
    const { reloadedFor } = session.context;
    const allowance = session.seen.logged && reloadedFor !== null ? -1 : 0;
    expect(await walk(session, pick, allowance, STEPS)).toEqual([]);
    session.actor.stop();
  });
});

/** What was broken on the way. */
async function walk(session: Session, pick: Pick, allowance: number, steps: number): Promise<string[]> {
  if (steps === 0) return [];
  await takeStep(session, pick);
  const { actor, heard, seen, context, fake } = session;
  const opened = heard.filter((word) => word === "session.opened").length;
  const reports = heard.filter((word) => word === "session.opened" || word === "session.closed");
  const broken = [
    actor.getSnapshot().status === "active" ? null : "the machine stopped",
    fake.count("reloadPage") <= opened + allowance ? null : "reloaded too often",
    seen.logged === (reports.at(-1) === "session.opened") ? null : "the owner believes otherwise",
    seen.logged && context.lease === null ? "logged in without a lease" : null,
    JSON.stringify({ ...context, owner: null }).includes(PASSWORD) ? "the password is kept" : null,
  ].filter((promise) => promise !== null);
  return broken.length > 0 ? broken : walk(session, pick, allowance, steps - 1);
}

async function takeStep({ actor, fake }: Session, pick: Pick): Promise<void> {
  fake.time += pick([0, 0, 1, HOUR, 12 * HOUR]);
  const waiting = CALLS.filter((name) => fake.isWaiting(name));
  const name = waiting.length > 0 && pick([true, false]) ? pick(waiting) : null;
  const lease = pick([null, actor.getSnapshot().context.lease, { expiresAt: fake.time + 24 * HOUR }]);
  if (name !== null && pick([true, true, false])) {
    if (name === "openLease") return fake.answer(name, pick([null, { expiresAt: fake.time + 24 * HOUR }]));
    return fake.answer(name, OUTPUTS[name]);
  }
  if (name !== null) return fake.refuse(name, new Error("refused"));
  actor.send(
    pick<SessionEvent>([
      SIGN_IN,
      SIGN_UP,
      BY_PHONE,
      GOOGLE,
      { type: "signIn.cancel" },
      { type: "session.signOut" },
      { type: "session.refused" },
      { type: "identity.signedIn", identity: ANA, now: fake.time },
      { type: "identity.signedIn", identity: { ...ANA, uid: "eva" }, now: fake.time },
      { type: "identity.nobody", now: fake.time },
      { type: "identity.unreachable" },
      { type: "lease.read", lease, now: fake.time },
      { type: "lease.changed", lease, now: fake.time },
    ]),
  );
}

type Pick = <T>(choices: readonly [T, ...T[]] | readonly T[]) => T;

/** The same walk for the same seed (mulberry32). */
function picker(seed: number): Pick {
  let state = seed;
  return (choices) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const choice = choices[((mixed ^ (mixed >>> 14)) >>> 0) % choices.length];
    if (choice === undefined) throw new Error("nothing to choose from");
    return choice;
  };
}
