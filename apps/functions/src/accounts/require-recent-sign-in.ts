import { FailureError } from "@shop/contract";
import type { Caller } from "../call/handler.ts";

/** How long ago (ms) somebody who does what cannot be undone may have signed in: as long as Firebase allows. */
const RECENT = 5 * 60 * 1000;

/**
 * Makes sure that who calls proved themselves a moment ago, and has not just found the screen open.
 * @throws FailureError 403 `signInTooOld`
 */
export function requireRecentSignIn({ signedInAt }: Caller, now: Date): void {
  if (signedInAt === undefined || now.getTime() - signedInAt.getTime() > RECENT)
    throw new FailureError({ id: 403, reason: "signInTooOld" });
}
