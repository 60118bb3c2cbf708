import { describe, expect, it } from "vitest";
import { ANA, BY_PHONE, GOOGLE, HOUR, PASSWORD, SIGN_IN, SIGN_UP, start } from "./start-session.ts";
import type { IdentityReport } from "../identity.ts";
import type { SessionEvent } from "../session-types.ts";

const SEEDS = Array.from({ length: 200 }, (_, index) => index + 1);
const STEPS = 40;
const CALLS = ["writeSessionCookie", "signIn", "endIdentity", "clearCookies", "reloadPage"] as const;
const OUTPUTS = {
  signIn: ANA,
  endIdentity: undefined,
  clearCookies: undefined,
  reloadPage: undefined,
};

type Session = ReturnType<typeof start>;
type Step = SessionEvent | IdentityReport;

/** What happens in this tab and means that nobody is logged in any more. */
const isEnd = (event: Step) =>
  event.type === "session.signOut" ||
  event.type === "session.end" ||
  event.type === "session.unauthorised" ||
  event.type === "identity.nobody" ||
  event.type === "identity.refused" ||
  ("cookie" in event && event.cookie === null);

describe("whatever happens, in whatever order", () => {
  it.each(SEEDS)("no rule of the session is broken (run %i)", async (seed) => {
    const pick = picker(seed);
    const session = start({
      cookie: pick([null, { expiresAt: Date.UTC(2026, 10, 22) }]),
      hasStoredIdentity: pick([true, false]),
      signOutReason: pick([null, "signedOut", "revoked"]),
    });
    // One reload for the page as it was loaded, unless it is the reload that the shopper has not signed out of
    // again, and one for each sign-in since.
    const { reloadedFor } = session.context;
    const allowance = session.seen.logged && reloadedFor !== null ? -1 : 0;
    const services = {
      isSomeoneIn: session.seen.logged || session.context.hasStoredIdentity,
      isStuck: false,
    };
    expect(await testPath({ session, services, pick, allowance }, STEPS)).toEqual([]);
    session.actor.stop();
  });
});

/** The identity service: who is in by this tab, and whether it refused to let them out. */
type SessionTestContext = { isSomeoneIn: boolean; isStuck: boolean };
type TestPath = { session: Session; services: SessionTestContext; pick: Pick; allowance: number };

/** What was broken on the way. */
async function testPath(on: TestPath, steps: number): Promise<string[]> {
  if (steps === 0) return [];
  const { reloadedFor } = on.session.context;
  const wasLogged = on.session.seen.logged;
  const event = await takeStep(on);
  const isOwnEnd = event?.type === "session.signOut" || event?.type === "session.end";
  if (wasLogged && reloadedFor !== null && isOwnEnd) on.allowance += 1;
  const { session, services, allowance } = on;
  const { actor, received, seen, context, fake } = session;
  const opened = received.filter((word) => word === "session.opened").length;
  const reports = received.filter((word) => word === "session.opened" || word === "session.closed");
  const isAtRest = !seen.logged && !seen.busy && !fake.isWaiting("endIdentity");
  const broken = [
    actor.getSnapshot().status === "active" ? null : "the machine stopped",
    fake.count("reloadPage") <= opened + allowance ? null : "reloaded too often",
    seen.logged === (reports.at(-1) === "session.opened") ? null : "the last report says otherwise",
    seen.logged && context.cookie === null ? "logged in without a session cookie" : null,
    event && isEnd(event) && seen.logged ? `logged in after ${event.type}` : null,
    isAtRest && services.isSomeoneIn && !services.isStuck
      ? "somebody stayed signed in without a session cookie"
      : null,
    JSON.stringify(context).includes(PASSWORD) ? "the password is kept" : null,
  ].filter((promise) => promise !== null);
  return broken.length > 0 ? broken : testPath(on, steps - 1);
}

/** Answers a call, or lets something happen in the tab. */
async function takeStep({ session, services, pick }: TestPath): Promise<Step | null> {
  const { actor, fake } = session;
  fake.time += pick([0, 0, 1, HOUR, 12 * HOUR, -60 * 24 * HOUR]);
  const waiting = CALLS.filter((name) => fake.isWaiting(name));
  const name = waiting.length > 0 && pick([true, false]) ? pick(waiting) : null;
  const cookie = pick([null, session.context.cookie, { expiresAt: fake.time + 24 * HOUR }]);
  const isAnswered = pick([true, true, false]);
  if (name !== null) {
    if (name === "signIn") services.isSomeoneIn ||= isAnswered;
    if (name === "endIdentity") services.isStuck = !isAnswered;
    if (name === "endIdentity" && isAnswered) services.isSomeoneIn = false;
    if (!isAnswered) await fake.refuse(name, new Error("refused"));
    else if (name !== "writeSessionCookie") await fake.answer(name, OUTPUTS[name]);
    else await fake.answer(name, pick([null, { expiresAt: fake.time + 24 * HOUR }]));
    return null;
  }
  const event = pick<Step>([
    SIGN_IN,
    SIGN_UP,
    BY_PHONE,
    GOOGLE,
    { type: "signIn.cancel" },
    { type: "session.signOut" },
    { type: "session.unauthorised" },
    { type: "session.end", signOutReason: "accountDeleted" },
    { type: "identity.signedIn", identity: ANA },
    { type: "identity.signedIn", identity: { ...ANA, uid: "eva" } },
    { type: "identity.nobody" },
    { type: "identity.refused" },
    { type: "identity.unreachable" },
    { type: "cookie.read", cookie, now: fake.time },
    { type: "cookie.changed", cookie, now: fake.time },
  ]);
  if (isIdentityReport(event)) fake.notifyIdentity(event);
  else actor.send(event);
  return event;
}

function isIdentityReport(step: Step): step is IdentityReport {
  return step.type.startsWith("identity.");
}

type Pick = <T>(choices: readonly [T, ...T[]] | readonly T[]) => T;

/** The same run for the same seed (mulberry32). */
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
