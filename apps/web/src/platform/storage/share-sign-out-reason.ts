import { strongestReason, type SignOutReason } from "@shop/session-machine";
import { toReason } from "./read-sign-out-reason.ts";
import { sharedReason } from "./storage.ts";

/**
 * Leaves the other tabs a reason for the sign-out that they are about to see.
 * @param signOutReason null where they are left none
 * @returns the reason that counts on this device, which another tab may have left before
 */
export function shareSignOutReason(signOutReason: SignOutReason | null): SignOutReason | undefined {
  if (signOutReason === null) return undefined;
  const reason = strongestReason(toReason(sharedReason.read()), signOutReason) ?? signOutReason;
  sharedReason.write(reason);
  return reason;
}
