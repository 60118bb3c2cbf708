import type { CartItem, Failure, RejectedLine } from "@shop/contract";
import type { SessionNotice } from "@shop/session-machine";
import { paths } from "./paths.ts";

/** What a passing message is about; the sentence is the screen's. */
export type Toast =
  | { kind: "session"; notice: SessionNotice }
  | { kind: "navigationRefused"; reason: "alreadyLoggedIn" | "loginRequired" }
  | { kind: "failure"; failure: Failure }
  /** What of the wanted lines is not in the cart, one for each product. */
  | { kind: "rejectedLines"; products: RejectedLine[] }
  | { kind: "lineAdded"; item: CartItem }
  | { kind: "removed"; items: CartItem[] };

/** What a message offers to do. */
export type ToastOffer = "undo" | "openCart" | "goToCart" | "login" | "loginToAccount";

/** What can be done about a message. */
export function offerOf(toast: Toast, isCartInSight: boolean): ToastOffer | null {
  switch (toast.kind) {
    case "removed":
      return "undo";
    case "lineAdded":
      return isCartInSight ? null : "openCart";
    case "rejectedLines":
      return "goToCart";
    case "navigationRefused":
      return toast.reason === "loginRequired" ? "loginToAccount" : null;
    case "session":
      return toast.notice === "expired" || toast.notice === "revoked" ? "login" : null;
    case "failure":
      return null;
  }
}

/** Whether the screen itself tells the same in full. */
export function isToldOn(toast: Toast, pathname: string): boolean {
  return toast.kind === "rejectedLines" && pathname === paths.cart;
}
