import { privacyChoice } from "./storage.ts";

/** What a device has stored, or null for anything else. */
export function toChoice(value: string | null): "accepted" | "rejected" | null {
  return value === "accepted" || value === "rejected" ? value : null;
}

export function readPrivacyChoice(): ReturnType<typeof toChoice> {
  return toChoice(privacyChoice.read());
}
