import { SIGN_OUT_REASONS, type Farewell } from "@shop/session-machine";
import { farewellNote } from "./storage.ts";

/** Why this page was reloaded, when it was the shop that did it; told once. */
export function readFarewell(): Farewell | null {
  const note = farewellNote.read();
  farewellNote.forget();
  return toReason(note);
}

/** A note that is no reason was not written by the shop. */
export function toReason(note: string | null): Farewell | null {
  return SIGN_OUT_REASONS.find((reason) => reason === note) ?? null;
}
