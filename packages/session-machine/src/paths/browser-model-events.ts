import type { ModelEvent } from "@shop/machine-checks";
import type { AnyEventObject, SnapshotFrom } from "xstate";
import { ANA, FACEBOOK, GOOGLE, HOUR, SIGN_IN } from "../scenarios/start.ts";
import type { sessionMachine } from "../session-machine.ts";
import type { SessionEvent } from "../session-types.ts";
import { isSocial } from "../sign-in-attempt.ts";
import { SignInFailureError } from "../sign-in-failure.ts";
import { through } from "./identity-answer.ts";
import type { PageUnderTest } from "./page-under-test.ts";

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
type State = Parameters<SessionSnapshot["matches"]>[0];

/** When something can happen to a page, as far as its machine tells. */
type When = (snapshot: SessionSnapshot) => boolean;

export type PageModelEvent = ModelEvent<SessionSnapshot, PageUnderTest> & {
  /** Whether it can happen to this very page, whose machine does not know everything about it. */
  allows: (page: PageUnderTest) => boolean;
};

const DAY = 24 * HOUR;
const YEARS = 365 * DAY;

const isIn =
  (...states: State[]): When =>
  (snapshot) =>
    states.some((state) => snapshot.matches(state));

const isIdle: When = (snapshot) => isIn({ anonymous: "idle" })(snapshot) && !isLeft(snapshot);
const isAsking: When = (snapshot) =>
  isIn({ anonymous: "signingIn" })(snapshot) && !isSocial(snapshot.context.method);
const isInWindow: When = (snapshot) =>
  isIn({ anonymous: "signingIn" })(snapshot) && isSocial(snapshot.context.method);
const isChecking = isIn({ open: "checking" });
const isConfirmed = isIn({ open: "confirmed" });
/** But while the cookie is written anew, which takes no time. */
const isOpen = isIn({ open: "checking" }, { open: "confirmed" }, { open: "unconfirmed" });
const isEndingIdentity = isIn({ anonymous: "undoingSignIn" }, "endingIdentity", "signingOut");

/** The page is about to go. */
function isLeft({ context }: SessionSnapshot): boolean {
  return context.signOutReason !== null && context.reloadedFor === null;
}

/** @param when it can happen, @param event what the machine would hear */
function modelEvent(
  title: string,
  when: When,
  event: (snapshot: SessionSnapshot) => AnyEventObject,
  happen: PageModelEvent["happen"],
  allows: PageModelEvent["allows"] = () => true,
): PageModelEvent {
  return {
    title,
    event: (snapshot) => (when(snapshot) ? event(snapshot) : undefined),
    happen,
    allows,
  };
}

const said = (title: string, when: When, event: SessionEvent): PageModelEvent =>
  modelEvent(
    title,
    when,
    () => event,
    (page) => page.say(event),
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
const done = (ids: readonly string[], output: unknown) => (snapshot: SessionSnapshot) => ({
  type: `xstate.done.actor.${waitingIn(snapshot, ids)}`,
  output,
});

const failed = (ids: readonly string[], error: Error) => (snapshot: SessionSnapshot) => ({
  type: `xstate.error.actor.${waitingIn(snapshot, ids)}`,
  error,
});

function waitingIn({ children }: SessionSnapshot, ids: readonly string[]): string | undefined {
  return ids.find((id) => id in children);
}

const OPENING = ["writeSessionCookie", "renewCookie"];
const ENDING = ["withdrawIdentity", "endIdentity", "closeIdentity"];
const BLOCKED = new Error("blocked");

/** When the session cookie that is known ends, in ms. */
const endOf = ({ context: { cookie, closedCookie } }: SessionSnapshot) =>
  cookie?.expiresAt ?? closedCookie?.expiresAt ?? DAY;
/** One that is not like any before. */
const nextCookie = (snapshot: SessionSnapshot) => ({ expiresAt: endOf(snapshot) + 1 });

const { signedIn, nobody } = {
  signedIn: (uid: string) => ({ type: "identity.signedIn", identity: { ...ANA, uid } }),
  nobody: { type: "identity.nobody" },
};
const isWithoutCode = (page: PageUnderTest) => !page.hasCode;
const isWritable = ({ device }: PageUnderTest) => device.cookies === "kept";

/** Everything that can happen to the session of a page in a browser, but for a way that is linked. */
export const browserModelEvents: readonly PageModelEvent[] = [
  submitted("sign in", isIdle, SIGN_IN),
  submitted("sign in with Google", isIdle, GOOGLE),
  said("give up signing in", isInWindow, { type: "signIn.cancel" }),
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

  said("sign out", isOpen, { type: "session.signOut" }),
  modelEvent(
    "end every session",
    isConfirmed,
    () => ({ type: "session.end", signOutReason: "signedOutEverywhere" }),
    (page) => {
      page.answer({ method: "signOutEverywhere", answer: { result: {} } });
      page.say({ type: "session.end", signOutReason: "signedOutEverywhere" });
    },
  ),
  modelEvent(
    "token refused",
    isConfirmed,
    () => ({ type: "session.refused" }),
    (page) => {
      page.answer({ method: "getCart", answer: "unauthenticated" });
      page.say({ type: "session.refused" });
    },
  ),

  modelEvent(
    "new cookie",
    (snapshot) => isIdle(snapshot) || isAsking(snapshot) || isInWindow(snapshot) || isOpen(snapshot),
    (snapshot) => ({ type: "cookie.changed", cookie: nextCookie(snapshot), now: endOf(snapshot) - DAY }),
    (page) => page.cookieElsewhere(),
    isWritable,
  ),
  modelEvent(
    "cookie gone",
    (snapshot) => isAsking(snapshot) || isInWindow(snapshot) || isOpen(snapshot),
    (snapshot) => ({ type: "cookie.changed", cookie: null, now: endOf(snapshot) - DAY }),
    (page) => page.deleteCookie(),
    isWritable,
  ),
  modelEvent(
    "cookie run out",
    isOpen,
    (snapshot) => ({ type: "cookie.changed", cookie: null, now: endOf(snapshot) }),
    (page) => {
      page.moveClock(DAY);
      page.lookAtCookie();
    },
  ),
  modelEvent(
    "cookie read, clock set back",
    isConfirmed,
    (snapshot) => ({ type: "cookie.read", cookie: { expiresAt: null }, now: endOf(snapshot) - YEARS }),
    (page) => {
      page.moveClock(-YEARS);
      page.readCookie();
    },
    isWritable,
  ),
  modelEvent(
    "cookie read after two hours",
    isConfirmed,
    (snapshot) => ({
      type: "cookie.read",
      cookie: snapshot.context.cookie,
      now: endOf(snapshot) - DAY + 2 * HOUR,
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
    "identity: Eva",
    (snapshot) => isChecking(snapshot) || isConfirmed(snapshot),
    () => signedIn("eva"),
    (page) => page.notifyIdentity("eva"),
    ({ device }) => device.stored === "ana",
  ),
  modelEvent(
    "identity: nobody",
    (snapshot) => isChecking(snapshot) || isConfirmed(snapshot),
    () => nobody,
    (page) => page.notifyIdentity(null),
  ),
  modelEvent(
    "identity: nobody, cookie run out",
    (snapshot) => isChecking(snapshot) || isConfirmed(snapshot),
    (snapshot) => ({ ...nobody, now: endOf(snapshot) }),
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
    isIn({ anonymous: "leasing" }, { open: "renewing" }),
    (snapshot) => done(OPENING, nextCookie(snapshot))(snapshot),
    (page) => page.writeCookie(),
    isWritable,
  ),
  modelEvent(
    "cookie not taken",
    isIn({ anonymous: "leasing" }),
    done(OPENING, null),
    (page) => page.takeNoCookie(),
    ({ device }) => device.cookie === null,
  ),
  modelEvent(
    "cookie cannot be written",
    isIn({ anonymous: "leasing" }, { open: "renewing" }),
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
    isIn("signingOut"),
    () => ({ type: "xstate.after.signOutTimeout.session.signingOut" }),
    (page) => page.waitLong(),
    isWithoutCode,
  ),
  modelEvent(
    "cookies cleared",
    isIn("clearingCookies"),
    done(["clearCookies"], undefined),
    (page) => page.clearCookies(),
    ({ device }) => device.cookies === "kept" || device.cookies === "blocked",
  ),
  modelEvent(
    "cookies cannot be cleared",
    isIn("clearingCookies"),
    failed(["clearCookies"], BLOCKED),
    (page) => page.failClearingCookies(),
    ({ device }) => device.cookie !== null && device.cookies !== "blocked",
  ),
  modelEvent("reload asked for", isIn("reloading"), done(["reloadPage"], undefined), (page) => page.reload()),
  modelEvent(
    "reload refused",
    isIn("reloading"),
    failed(["reloadPage"], BLOCKED),
    (page) => page.failReloading(),
    (page) => page.device.cookies === "kept" && page.hadCookie,
  ),
];

/** A way in whose account is known by another: it is linked once the shopper has proven who they are. */
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
export function browserKeyOf({ value, context }: SessionSnapshot): string {
  const { cookie, identity, method, failure, reloadedFor, signOutReason, hasStoredIdentity } = context;
  return JSON.stringify([
    value,
    [cookie !== null, identity?.uid ?? null, method, failure !== null],
    [reloadedFor, signOutReason !== null, hasStoredIdentity],
  ]);
}

/** What a page does next without anybody's doing, or null: then it waits for something that a walk decides. */
export function nextByItself(page: PageUnderTest): string | null {
  const { snapshot, device, hasCode } = page;
  const isUnwritable = device.cookies === "unwritable";
  if (isIn({ anonymous: "leasing" }, { open: "renewing" })(snapshot)) {
    if (device.cookies === "blocked") return "cookie not taken";
    return isUnwritable ? "cookie cannot be written" : "cookie written";
  }
  if (isEndingIdentity(snapshot)) return hasCode ? "identity ended" : null;
  if (isIn("clearingCookies")(snapshot))
    return isUnwritable ? "cookies cannot be cleared" : "cookies cleared";
  return isIn("reloading")(snapshot) ? "reload asked for" : null;
}
