import type { ModelEvent, SystemSnapshot } from "@shop/machine-checks";
import type { AnyEventObject } from "xstate";
import { ANA, FACEBOOK, GOOGLE, HOUR, SIGN_IN } from "../tests/start-session.ts";
import type { OpenSessionSnapshot } from "../open-session-machine.ts";
import type { SessionEvent } from "../session-types.ts";
import { isSocial } from "../sign-in-attempt.ts";
import { SignInFailureError } from "../sign-in-failure.ts";
import { through } from "./identity-answer.ts";
import type { PageUnderTest } from "./page-under-test.ts";
import { snapshotsIn, type SessionSnapshots } from "./session-chart.ts";

type State = Parameters<SessionSnapshots["session"]["matches"]>[0];

/** When something can happen to a page, as far as its machines tell. */
type When = (snapshots: SessionSnapshots) => boolean;

export type PageModelEvent = ModelEvent<SystemSnapshot, PageUnderTest> & {
  /** Whether it can happen to this very page, whose machines do not know everything about it. */
  allows: (page: PageUnderTest) => boolean;
};

const DAY = 24 * HOUR;
const YEARS = 365 * DAY;

const isIn =
  (...states: State[]): When =>
  ({ session }) =>
    states.some((state) => session.matches(state));

const isAttempting: When = ({ signInAttempt }) => signInAttempt?.matches("signingIn") === true;
const isMethodSocial: When = ({ session }) => isSocial(session.context.method);

const isIdle: When = (snapshots) => isIn({ anonymous: "idle" })(snapshots) && !isLeft(snapshots);
const isAsking: When = (snapshots) => isAttempting(snapshots) && !isMethodSocial(snapshots);
const isInWindow: When = (snapshots) => isAttempting(snapshots) && isMethodSocial(snapshots);
const isWritingNewCookie: When = ({ signInAttempt }) => signInAttempt?.matches("writingCookie") === true;
const isOpenIn =
  (...states: OpenSessionSnapshot["value"][]): When =>
  ({ openSession }) =>
    openSession !== undefined && states.includes(openSession.value);
const isChecking = isOpenIn("checking");
const isConfirmed = isOpenIn("confirmed");
const isWriting: When = (snapshots) => isWritingNewCookie(snapshots) || isOpenIn("renewing")(snapshots);
/** All states but `renewing`, which takes no time. */
const isOpen = isOpenIn("checking", "confirmed", "unconfirmed");
const isClosing: When = ({ signOut }) => signOut?.matches("closingIdentity") === true;
const isClearing: When = ({ signOut }) => signOut?.matches("clearingCookies") === true;
const isReloading: When = ({ signOut }) => signOut?.matches("reloading") === true;
const isEndingIdentity: When = (snapshots) => isIn("endingIdentity")(snapshots) || isClosing(snapshots);

/** The page is about to go. */
function isLeft({ session: { context } }: SessionSnapshots): boolean {
  return context.signOutReason !== null && context.reloadedFor === null;
}

/** @param when it can happen, @param event what the machine would receive */
function modelEvent(
  title: string,
  when: When,
  event: (snapshots: SessionSnapshots) => AnyEventObject,
  happen: PageModelEvent["happen"],
  allows: PageModelEvent["allows"] = () => true,
): PageModelEvent {
  return {
    title,
    event: (system) => {
      const snapshots = snapshotsIn(system);
      return when(snapshots) ? event(snapshots) : undefined;
    },
    happen,
    allows,
  };
}

const sent = (title: string, when: When, event: SessionEvent): PageModelEvent =>
  modelEvent(
    title,
    when,
    () => event,
    (page) => page.send(event),
  );

const submitted = (
  title: string,
  when: When,
  event: Extract<SessionEvent, { type: "signIn.submit" }>,
): PageModelEvent =>
  modelEvent(
    title,
    when,
    () => event,
    (page) => page.submit(event),
  );

/** @param id of who waits for it, by the name in the chart; that which waits now is meant */
const done = (ids: readonly string[], output: unknown) => (snapshots: SessionSnapshots) => ({
  type: `xstate.done.actor.${waitingIn(snapshots, ids)}`,
  output,
});

const failed = (ids: readonly string[], error: Error) => (snapshots: SessionSnapshots) => ({
  type: `xstate.error.actor.${waitingIn(snapshots, ids)}`,
  error,
});

function waitingIn(snapshots: SessionSnapshots, ids: readonly string[]): string | undefined {
  return ids.find((id) => Object.values(snapshots).some(({ children }) => id in children));
}

const OPENING = ["writeSessionCookie", "renewCookie"];
const ENDING = ["endIdentity", "closeIdentity"];
const BLOCKED = new Error("blocked");

/** The session cookie that is known. */
const cookieOf = ({ session, openSession }: SessionSnapshots) => (openSession ?? session).context.cookie;
/** When it ends, in ms. */
const endOf = (snapshots: SessionSnapshots) =>
  cookieOf(snapshots)?.expiresAt ?? snapshots.session.context.closedCookie?.expiresAt ?? DAY;
/** One that is not like any before. */
const nextCookie = (snapshots: SessionSnapshots) => ({ expiresAt: endOf(snapshots) + 1 });

const { signedIn, nobody } = {
  signedIn: (uid: string) => ({ type: "identity.signedIn", identity: { ...ANA, uid } }),
  nobody: { type: "identity.nobody" },
};
const isWithoutCode = (page: PageUnderTest) => !page.hasCode;
const isWritable = ({ device }: PageUnderTest) => device.cookies === "allowed";

/** Everything that can happen to the session of a page in a browser, but for a way that is linked. */
export const browserModelEvents: readonly PageModelEvent[] = [
  submitted("sign in", isIdle, SIGN_IN),
  submitted("sign in with Google", isIdle, GOOGLE),
  sent("give up signing in", isInWindow, { type: "signIn.cancel" }),
  modelEvent("signed in", isAsking, done(["signIn"], ANA), (page) => page.letIn()),
  modelEvent(
    "sign-in refused",
    isAsking,
    failed(["signIn"], new SignInFailureError("wrongCredentials")),
    (page) =>
      page.refuse("wrongCredentials", {
        method: "signInWithPassword",
        answer: { error: "INVALID_LOGIN_CREDENTIALS" },
      }),
  ),

  sent("sign out", isOpen, { type: "session.signOut" }),
  modelEvent(
    "end every session",
    isConfirmed,
    () => ({ type: "session.end", signOutReason: "signedOutEverywhere" }),
    (page) => {
      page.answer({ method: "signOutEverywhere", answer: { result: {} } });
      page.send({ type: "session.end", signOutReason: "signedOutEverywhere" });
    },
  ),
  modelEvent(
    "token refused",
    isConfirmed,
    () => ({ type: "session.unauthorised" }),
    (page) => {
      page.answer({ method: "getCart", answer: "unauthenticated" });
      page.send({ type: "session.unauthorised" });
    },
  ),

  modelEvent(
    "new cookie",
    (snapshots) => isIdle(snapshots) || isAsking(snapshots) || isInWindow(snapshots) || isOpen(snapshots),
    (snapshots) => ({ type: "cookie.changed", cookie: nextCookie(snapshots), now: endOf(snapshots) - DAY }),
    (page) => page.cookieElsewhere(),
    isWritable,
  ),
  modelEvent(
    "cookie gone",
    (snapshots) => isAsking(snapshots) || isInWindow(snapshots) || isOpen(snapshots),
    (snapshots) => ({ type: "cookie.changed", cookie: null, now: endOf(snapshots) - DAY }),
    (page) => page.deleteCookie(),
    isWritable,
  ),
  modelEvent(
    "cookie run out",
    isOpen,
    (snapshots) => ({ type: "cookie.changed", cookie: null, now: endOf(snapshots) }),
    (page) => {
      page.moveClock(DAY);
      page.lookAtCookie();
    },
  ),
  modelEvent(
    "cookie read, clock set back",
    isConfirmed,
    (snapshots) => ({ type: "cookie.read", cookie: { expiresAt: null }, now: endOf(snapshots) - YEARS }),
    (page) => {
      page.moveClock(-YEARS);
      page.readCookie();
    },
    isWritable,
  ),
  modelEvent(
    "cookie read after two hours",
    isConfirmed,
    (snapshots) => ({
      type: "cookie.read",
      cookie: cookieOf(snapshots),
      now: endOf(snapshots) - DAY + 2 * HOUR,
    }),
    (page) => {
      page.moveClock(2 * HOUR);
      page.readCookie();
    },
  ),

  modelEvent(
    "identity: Ana",
    isChecking,
    () => signedIn("ana"),
    (page) => page.notifyIdentity("ana"),
    ({ device }) => device.stored === "ana",
  ),
  modelEvent(
    "identity: Ana, after two hours",
    isChecking,
    (snapshots) => ({ ...signedIn("ana"), now: endOf(snapshots) - DAY + 2 * HOUR }),
    (page) => {
      page.moveClock(2 * HOUR);
      page.notifyIdentity("ana");
    },
    ({ device }) => device.stored === "ana" && device.cookies === "allowed",
  ),
  modelEvent(
    "identity: Eva",
    (snapshots) => isChecking(snapshots) || isConfirmed(snapshots),
    () => signedIn("eva"),
    (page) => page.notifyIdentity("eva"),
    ({ device }) => device.stored === "ana",
  ),
  modelEvent(
    "identity: nobody",
    (snapshots) => isChecking(snapshots) || isConfirmed(snapshots),
    () => nobody,
    (page) => page.notifyIdentity(null),
  ),
  modelEvent(
    "identity: nobody, cookie run out",
    (snapshots) => isChecking(snapshots) || isConfirmed(snapshots),
    (snapshots) => ({ ...nobody, now: endOf(snapshots) }),
    (page) => {
      page.moveClock(DAY);
      page.notifyIdentity(null);
    },
  ),
  modelEvent(
    "identity: refused",
    isChecking,
    () => ({ type: "identity.refused" }),
    (page) => page.refuseIdentity(),
    (page) => isWithoutCode(page) && page.device.stored !== null,
  ),
  modelEvent(
    "identity: unreachable",
    isChecking,
    () => ({ type: "identity.unreachable" }),
    (page) => page.loseCode(),
    isWithoutCode,
  ),

  modelEvent(
    "cookie written",
    isWriting,
    (snapshots) => done(OPENING, nextCookie(snapshots))(snapshots),
    (page) => page.writeCookie(),
    isWritable,
  ),
  modelEvent(
    "cookie not taken",
    isWritingNewCookie,
    done(OPENING, null),
    (page) => page.takeNoCookie(),
    ({ device }) => device.cookie === null,
  ),
  modelEvent(
    "cookie cannot be written",
    isWriting,
    failed(OPENING, BLOCKED),
    (page) => page.failWriting(),
    ({ device }) => device.cookies !== "blocked",
  ),
  modelEvent("identity ended", isEndingIdentity, done(ENDING, undefined), (page) => page.endIdentity()),
  modelEvent(
    "identity cannot be ended",
    isEndingIdentity,
    failed(ENDING, BLOCKED),
    (page) => page.failEndingIdentity(),
    isWithoutCode,
  ),
  modelEvent(
    "no answer for long",
    isClosing,
    () => ({ type: "xstate.after.signOutTimeout.signOut.closingIdentity" }),
    (page) => page.waitLong(),
    isWithoutCode,
  ),
  modelEvent(
    "cookies cleared",
    isClearing,
    done(["clearCookies"], undefined),
    (page) => page.clearCookies(),
    ({ device }) => device.cookies === "allowed" || device.cookies === "blocked",
  ),
  modelEvent(
    "cookies cannot be cleared",
    isClearing,
    failed(["clearCookies"], BLOCKED),
    (page) => page.failClearingCookies(),
    ({ device }) => device.cookie !== null && device.cookies !== "blocked",
  ),
  modelEvent("reload asked for", isReloading, done(["reloadPage"], undefined), (page) => page.reload()),
  modelEvent(
    "reload refused",
    isReloading,
    failed(["reloadPage"], BLOCKED),
    (page) => page.failReloading(),
    (page) => page.device.cookies === "allowed" && page.hadCookie,
  ),
];

/** A sign-in method whose account has another one: it is linked once the shopper has signed in by that one. */
export const linkingModelEvents: readonly PageModelEvent[] = [
  submitted("sign in with Facebook", isIdle, FACEBOOK),
  modelEvent(
    "known by another way",
    isInWindow,
    failed(["signIn"], new SignInFailureError("accountExists")),
    async (page) => {
      await page.refuse("accountExists", through("signInWithIdp"));
      page.waitsForLink = true;
    },
  ),
  modelEvent(
    "signed in and linked",
    isAsking,
    done(["signIn"], { ...ANA, linked: "facebook" }),
    (page) => page.letIn("facebook"),
    ({ waitsForLink }) => waitsForLink,
  ),
];

/** Tells two states of a session apart which go on differently in a browser. */
export function browserKeyOf(system: SystemSnapshot): string {
  const snapshots = snapshotsIn(system);
  const { session, openSession, signInAttempt } = snapshots;
  const { method, failure, reloadedFor, signOutReason, hasStoredIdentity } = session.context;
  const { identity } = (openSession ?? session).context;
  return JSON.stringify([
    system.value,
    [cookieOf(snapshots) !== null, identity?.uid ?? null, method, failure !== null],
    [reloadedFor, signOutReason !== null, hasStoredIdentity],
    signInAttempt?.context.identity,
  ]);
}

/** What a page does next without anybody's doing, or null: then it waits for something that a walk decides. */
export function nextByItself({ snapshots, device, hasCode }: PageUnderTest): string | null {
  const isUnwritable = device.cookies === "unwritable";
  if (isWriting(snapshots)) {
    if (device.cookies === "blocked") return "cookie not taken";
    return isUnwritable ? "cookie cannot be written" : "cookie written";
  }
  if (isEndingIdentity(snapshots)) return hasCode ? "identity ended" : null;
  if (isClearing(snapshots)) return isUnwritable ? "cookies cannot be cleared" : "cookies cleared";
  return isReloading(snapshots) ? "reload asked for" : null;
}
