import { strongestReason, type SignOutReason } from "@shop/session-machine";
import { partOf, readJson } from "./parse-stored-lines.ts";
import { toReason } from "./read-sign-out-reason.ts";
import { sharedReason } from "./storage.ts";

/** How long (ms) a shared reason counts: the other tabs see the same sign-out within seconds. */
const MAX_AGE = 60_000;

/**
 * Shares a reason with the other tabs for the sign-out that they are about to notice.
 * @param signOutReason null to share none
 * @param now ms
 * @returns the valid reason on this device, which another tab may have shared before
 */
export function shareSignOutReason(
  signOutReason: SignOutReason | null,
  now = Date.now(),
): SignOutReason | undefined {
  if (signOutReason === null) return undefined;
  const reason = strongestReason(readSharedReason(now), signOutReason) ?? signOutReason;
  sharedReason.write(JSON.stringify({ reason, at: now }));
  return reason;
}

/** The reason that a tab has shared for the current sign-out, or null: an older one belongs to another session. */
export function readSharedReason(now = Date.now()): SignOutReason | null {
  const shared = readJson(sharedReason.read());
  // A browser rounds the time of each tab separately: the reading tab may be a millisecond behind.
  const age = Math.abs(now - Number(partOf(shared, "at")));
  return age <= MAX_AGE ? toReason(partOf(shared, "reason")) : null;
}
