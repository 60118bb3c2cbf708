import type { CartItem } from "@shop/contract";
import type { AccountCartState } from "./account-cart-setup.ts";
import type { CartSnapshot } from "./cart-machine.ts";
import type { GuestCartState } from "./guest-cart-machine.ts";
import { unknownLines } from "./known-lines.ts";
import { hasShopperTag, isAccountCart } from "./shopper-cart.ts";
import { NO_SUMMARY, type SummaryState } from "./summary-state.ts";
import { linesWith, NOTHING_UNSENT, type Unsent } from "./outbox-queue.ts";

/** What the actors of a cart know, each in its own context. */
export type CartParts = {
  known: GuestCartState | AccountCartState;
  unsent: Unsent;
  summary: SummaryState;
};

const NOBODY: AccountCartState = { ...unknownLines(), accepted: null };

/** What is known of the shopper's cart; of a closed one, nothing. */
export function partsOf({ children: { contents } }: CartSnapshot): CartParts {
  const shopperCart = contents?.getSnapshot();
  if (!shopperCart) return { known: NOBODY, unsent: NOTHING_UNSENT, summary: NO_SUMMARY };
  const outbox = isAccountCart(shopperCart) ? shopperCart.children.outbox : undefined;
  return {
    known: shopperCart.context,
    unsent: outbox?.getSnapshot().context ?? NOTHING_UNSENT,
    summary: shopperCart.children.summary?.getSnapshot().context ?? NO_SUMMARY,
  };
}

/** Whether the actors of a cart have something on its way or at rest, by their tags. */
export function hasTag({ children: { contents } }: CartSnapshot, tag: "busy" | "payable"): boolean {
  const shopperCart = contents?.getSnapshot();
  return shopperCart !== undefined && hasShopperTag(shopperCart, tag);
}

/** The lines as the shopper left them: what the server said, and everything it has not answered yet. */
export function shownLines({ known, unsent }: Pick<CartParts, "known" | "unsent">): CartItem[] {
  return "deviceLines" in known ? known.deviceLines : linesWith(known.cartProducts, known.accepted, unsent);
}
