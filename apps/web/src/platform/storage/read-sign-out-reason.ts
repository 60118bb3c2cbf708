import { SIGN_OUT_REASONS, type SignOutReason } from "@shop/session-machine";
import { signOutReasonNote } from "./storage.ts";

/** Why the shop has reloaded this page, or null. It can be read once. */
export function readSignOutReason(): SignOutReason | null {
  const note = signOutReasonNote.read();
  signOutReasonNote.forget();
  return toReason(note);
}

/** Null if the note is no reason: the shop did not write it. */
export function toReason(note: unknown): SignOutReason | null {
  return SIGN_OUT_REASONS.find((reason) => reason === note) ?? null;
}
