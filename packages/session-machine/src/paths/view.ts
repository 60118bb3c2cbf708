import { selectIsLogged, selectFailure, selectMethod } from "../selectors.ts";
import type { SessionNotice } from "../session-types.ts";
import { isSocial } from "../sign-in-attempt.ts";
import type { SignInFailure } from "../sign-in-failure.ts";
import type { SessionSnapshots } from "./session-chart.ts";

/** What a page has to show of its session, and what its browser has to hold. */
export type View = {
  /** What the header says. */
  isLogged: boolean;
  /** What the newest message of this page load says. */
  notice: SessionNotice | null;
  /** What the sign-in form is doing, or why it did not work. */
  form: "asking" | "in a window" | SignInFailure | null;
  /** For how many hours, to the half, the cookie goes on; null when there is none, or none that counts. */
  cookie: number | null;
  /** Whose identity session is stored on the device. */
  stored: Person | null;
  /** How often the page was loaded. */
  documents: number;
};

export type Person = "ana" | "eva";

/** Looks at the sign-in form as its page does. */
export function formIn({ session, signInAttempt }: SessionSnapshots): View["form"] {
  if (selectIsLogged(session)) return null;
  if (isSocial(selectMethod(session))) return "in a window";
  if (signInAttempt?.matches("signingIn")) return "asking";
  return session.matches({ anonymous: "idle" }) ? selectFailure(session) : null;
}
