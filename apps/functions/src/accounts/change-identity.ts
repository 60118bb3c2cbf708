import type { Auth } from "firebase-admin/auth";
import { StorageError } from "../store/storage-error.ts";
import { adminAuth, isUnknownUser } from "./admin-auth.ts";

/**
 * Changes an account of the identity service. One that is gone needs no change any more.
 * @throws StorageError where that service can save nothing: on one machine it writes to the shop's own disk
 */
export async function changeIdentity(change: (auth: Auth) => Promise<void>): Promise<void> {
  const auth = await adminAuth();
  try {
    await change(auth);
  } catch (error) {
    if (isUnknownUser(error)) return;
    throw isFull(error) ? new StorageError(error) : error;
  }
}

/** The SDK knows no code for it: to it, this is any internal error. What was answered is beside it. */
function isFull(error: unknown): boolean {
  const response: unknown =
    error instanceof Error && "httpResponse" in error ? error.httpResponse : undefined;
  return typeof response === "object" && response !== null && "status" in response && response.status === 507;
}
