import { strongestReason, type Farewell } from "@shop/session-machine";
import { toReason } from "./read-sign-out-reason.ts";
import { sharedReason } from "./storage.ts";

/**
 * Leaves the other tabs a reason for the sign-out that they are about to see.
 * @param farewell null where they are left none
 * @returns the reason that counts on this device, which another tab may have left before
 */
export function shareSignOutReason(farewell: Farewell | null): Farewell | undefined {
  if (farewell === null) return undefined;
  const reason = strongestReason(toReason(sharedReason.read()), farewell) ?? farewell;
  sharedReason.write(reason);
  return reason;
}
