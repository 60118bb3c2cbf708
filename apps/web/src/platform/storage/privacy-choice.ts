import type { Choice } from "../../features/consent/consent-machine.ts";
import { privacyChoice } from "./storage.ts";

/** What a device has kept, or null for anything else. */
export function toChoice(value: string | null): Choice | null {
  return value === "accepted" || value === "rejected" ? value : null;
}

export function readPrivacyChoice(): Choice | null {
  return toChoice(privacyChoice.read());
}
