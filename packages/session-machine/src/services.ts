import { fromCallback, fromPromise, type EventObject } from "xstate";
import type { Identity, IdentityReport } from "./identity.ts";
import type { SessionCookie } from "./session-cookie.ts";
import { openSessionMachine } from "./open-session-machine.ts";
import { sessionMachine } from "./session-machine.ts";
import type { OpenSessionEvent, SessionEvent, SignOutReason } from "./session-types.ts";
import { signInAttemptMachine } from "./sign-in-attempt-machine.ts";
import type { SignInAttempt } from "./sign-in-attempt.ts";

/** The services of the session's machines. */
export type SessionServices = {
  /** Writes the cookie and reads it back; null when the browser blocks cookies. */
  writeSessionCookie: (input: { rememberMe: boolean }) => Promise<SessionCookie | null>;
  /** Cookie changes, a timer for the expiry (which fires no event), and a check on focus. */
  watchSessionCookie: (listener: (cookie: SessionCookie | null) => void) => () => void;
  /** Loads the identity service lazily; failing to load it is `identity.unreachable`. */
  watchIdentity: (listener: (report: IdentityReport) => void) => () => void;
  /**
   * Rejects with a `SignInFailureError`. It is called within the shopper's click, so that a window may open at once.
   * The signal is aborted when the shopper cancels the window: it closes, and a late success is undone.
   */
  signIn: (attempt: SignInAttempt, signal: AbortSignal) => Promise<Identity>;
  /**
   * Ends the identity session on this device. A reason is first shared with the other tabs, which only notice the
   * sign-out.
   * @returns the valid reason on this device: this one, or a stronger one of another tab
   */
  endIdentity: (input: { signOutReason: SignOutReason | null }) => Promise<SignOutReason | undefined>;
  clearCookies: () => Promise<void>;
  /** Stores the sign-out reason for the next page load only, then reloads. */
  reloadPage: (input: { signOutReason: SignOutReason | null }) => Promise<void>;
  /** The time (ms) of the watchers' events; the machine's clock by default. */
  now?: () => number;
};

export function provideSession(services: SessionServices) {
  const now = () => services.now?.() ?? Date.now();
  const writeSessionCookie = fromPromise<SessionCookie | null, { rememberMe: boolean }>(({ input }) =>
    services.writeSessionCookie(input),
  );
  return sessionMachine.provide({
    actors: {
      watchSessionCookie: fromCallback<EventObject>(({ sendBack }) =>
        services.watchSessionCookie((cookie) =>
          sendBack({ type: "cookie.changed", cookie, now: now() } satisfies SessionEvent),
        ),
      ),
      openSession: openSessionMachine.provide({
        actors: {
          writeSessionCookie,
          watchIdentity: fromCallback<EventObject>(({ sendBack }) =>
            services.watchIdentity((report) =>
              sendBack({ ...report, now: now() } satisfies OpenSessionEvent),
            ),
          ),
        },
      }),
      endIdentity: fromPromise(({ input }) => services.endIdentity(input)),
      clearCookies: fromPromise(() => services.clearCookies()),
      reloadPage: fromPromise(({ input }) => services.reloadPage(input)),
      signInAttempt: signInAttemptMachine.provide({
        actors: {
          writeSessionCookie,
          signIn: fromPromise(({ input, signal }) => signIn(services, input, signal)),
        },
      }),
    },
  });
}

/** A cancelled attempt that still succeeds is undone: there is no identity session without a session cookie. */
async function signIn(
  services: SessionServices,
  attempt: SignInAttempt,
  signal: AbortSignal,
): Promise<Identity> {
  const identity = await services.signIn(attempt, signal);
  if (signal.aborted) await services.endIdentity({ signOutReason: null });
  return identity;
}
