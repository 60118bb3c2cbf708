import type { CartItem, Failure, RejectedLine } from "@shop/contract";
import type { SessionNotice } from "@shop/session-machine";
import { paths } from "./paths.ts";

/** The content of a toast; its sentence is in `toast-texts.ts`. */
export type Toast =
  | { kind: "session"; notice: SessionNotice }
  | { kind: "navigationRefused"; reason: "alreadyLoggedIn" | "loginRequired" }
  | { kind: "failure"; failure: Failure }
  /** The rejected lines, one for each product. */
  | { kind: "rejectedLines"; products: RejectedLine[] }
  | { kind: "lineAdded"; item: CartItem }
  | { kind: "removed"; items: CartItem[] };

/** The action that a toast offers. */
export type ToastOffer = "undo" | "openCart" | "goToCart" | "login" | "loginToAccount";

/** Whether the screen shows the cart: its own, the steps of the checkout, which are below its path, and its drawer. */
export function isCartVisibleOn(pathname: string, isCartOpen: boolean): boolean {
  return isCartOpen || pathname.startsWith(paths.cart);
}

/** The action of a toast, if any. */
export function offerOf(toast: Toast, isCartVisible: boolean): ToastOffer | null {
  switch (toast.kind) {
    case "removed":
      return "undo";
    case "lineAdded":
      return isCartVisible ? null : "openCart";
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

/** Whether the screen itself shows the same in full. */
export function isShownInFullOn(toast: Toast, pathname: string): boolean {
  return toast.kind === "rejectedLines" && pathname === paths.cart;
}
