import type { CartItem, Failure } from "@shop/contract";
import type { SessionNotice } from "@shop/session-machine";

/** What a passing message is about; the sentence is the screen's. */
export type Toast =
  | { kind: "session"; notice: SessionNotice }
  | { kind: "navigationRefused"; reason: "alreadyLoggedIn" | "loginRequired" }
  | { kind: "loginToBuy" }
  | { kind: "failure"; failure: Failure }
  | { kind: "lineAdded"; item: CartItem }
  | { kind: "removed"; items: CartItem[] };
