import type { Farewell } from "@shop/session-machine";
import { farewellNote } from "./storage.ts";

/** A note that is none of these was not written by the shop. */
const FAREWELLS: readonly Farewell[] = ["signedOut", "revoked", "signedOutEverywhere", "accountDeleted"];

/** Why this page was reloaded, when it was the shop that did it; told once. */
export function readFarewell(): Farewell | null {
  const note = farewellNote.read();
  farewellNote.forget();
  return FAREWELLS.find((farewell) => farewell === note) ?? null;
}
