import type { CartItem, Failure, RejectedLine } from "@shop/contract";
import type { SessionNotice } from "@shop/session-machine";

/** What a passing message is about; the sentence is the screen's. */
export type Toast =
  | { kind: "session"; notice: SessionNotice }
  | { kind: "navigationRefused"; reason: "alreadyLoggedIn" | "loginRequired" }
  | { kind: "failure"; failure: Failure }
  /** What of the wanted lines is not in the cart, one for each product. */
  | { kind: "rejectedLines"; products: RejectedLine[] }
  | { kind: "lineAdded"; item: CartItem }
  | { kind: "removed"; items: CartItem[] };
