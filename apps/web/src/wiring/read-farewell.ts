import type { Farewell } from "@shop/session-machine";
import { farewellNote } from "./storage.ts";

/** Why this page was reloaded, when it was the shop that did it; told once. */
export function readFarewell(): Farewell | null {
  const note = farewellNote.read();
  farewellNote.forget();
  return note === "signedOut" || note === "revoked" ? note : null;
}
