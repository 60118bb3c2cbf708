import { PASSWORD, type start } from "./start-session.ts";

type Session = ReturnType<typeof start>;

/** Invariants of the session; violations are returned by name. */
const RULES: Record<string, (session: Session) => boolean> = {
  "nobody is logged in without a session cookie": ({ seen, context }) =>
    !seen.logged || context.cookie !== null,
  "a confirmed shopper is logged in, and known": ({ seen, context }) =>
    !seen.confirmed || (seen.logged && context.identity !== null),
  "the identity service is watched while somebody is logged in, and never else": ({ seen, fake }) =>
    fake.isIdentityWatched === seen.logged,
  "nothing of a session is left when nobody is logged in or signing in": ({ seen, value, context }) =>
    seen.logged || isSigningIn(value) || (context.cookie === null && context.identity === null),
  "openings and closings are emitted in turn": ({ received, seen }) => {
    const reports = received.filter((report) => report.startsWith("session."));
    const isOpen = reports.at(-1) === "session.opened";
    // The first opening may be preceded by the closing of an earlier page's session.
    return (
      isOpen === seen.logged && reports.every((report, index) => index === 0 || report !== reports[index - 1])
    );
  },
  "whose session it is was emitted before it counts as confirmed": ({ seen, confirmed, context }) =>
    !seen.confirmed || confirmed.at(-1) === context.identity?.uid,
  "who has to wait waits for a call, or for the page to go": ({ seen, fake, value }) =>
    !seen.busy || value === "reloading" || CALLS.some((name) => fake.isWaiting(name)),
  "the page is reloaded once at the most, and never after a reload": ({ fake, context }) =>
    fake.count("reloadPage") <= (context.reloadedFor === null ? fake.count("clearCookies") : 0),
  "no session is followed by more than one reload": ({ fake, received }) =>
    fake.count("reloadPage") <= received.filter((report) => report === "session.opened").length,
  "no secret is kept": ({ context }) => !JSON.stringify({ ...context, owner: null }).includes(PASSWORD),
};

const CALLS = ["writeSessionCookie", "signIn", "endIdentity", "clearCookies", "reloadPage"] as const;

/** The violated invariants. */
export function errorsOf(session: Session): string[] {
  return Object.entries(RULES)
    .filter(([, holds]) => !holds(session))
    .map(([rule]) => rule);
}

function isSigningIn(value: Session["value"]): boolean {
  return typeof value === "object" && "absent" in value && value["absent"] !== "idle";
}
