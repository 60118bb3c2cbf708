import { refuseLines, refuseWeight, shop } from "@shop/commerce";
import { isFinal, type CartItem, type Failure } from "@shop/contract";
import type { CheckoutNotice, CheckoutBlocker, OrderDraft } from "./checkout-state.ts";
import { wantedCode } from "./order-content.ts";

/** A rejection of one choice: the notice, and the choice to make again. */
type RejectedChoice = { notice: CheckoutNotice | null; draft: Partial<OrderDraft> };

/**
 * The rejected choice of a failure; null if it concerns no choice. Only a choice that was sent can be rejected, so that
 * the next request differs from the refused one.
 */
export function rejectedChoiceOf(draft: OrderDraft, failure: Failure): RejectedChoice | null {
  // While every day is closed, no choice would help.
  if (failure.id !== 422 || failure.reason === "windowsClosed") return null;
  const { choices } = draft;
  switch (failure.field) {
    case "window":
      return choices.window === null
        ? null
        : { notice: { kind: "windowClosed" }, draft: { choices: { ...choices, window: null } } };
    case "shippingOption":
      return choices.shippingOption === null
        ? null
        : {
            notice: { kind: "shippingUnavailable" },
            draft: { choices: { ...choices, shippingOption: null, window: null } },
          };
    case "promotionCode":
      return wantedCode(draft) === null
        ? null
        : { notice: { kind: "promotionLost", failure }, draft: { refusedCode: wantedCode(draft) } };
    case "paymentMethod":
      if (failure.reason === "contactUnconfirmed")
        return { notice: { kind: "contactUnconfirmed" }, draft: { wanted: "method" } };
      return {
        notice: { kind: "methodUnavailable" },
        // The payment methods have changed: they are read again.
        draft: { choices: { ...choices, paymentMethod: null }, options: null },
      };
    case "expectedTotal":
      return { notice: null, draft: {} };
    default:
      return failure.field.startsWith("address")
        ? {
            notice: { kind: failure.reason === "outsideArea" ? "outsideArea" : "addressMissing" },
            draft: { choices: { ...choices, addressId: null } },
          }
        : null;
  }
}

/** Removes the refused choice, so that the price is requested anew. */
export function dropRejectedChoice(draft: OrderDraft, failure: Failure): Partial<OrderDraft> {
  const rejected = rejectedChoiceOf(draft, failure);
  return { ...rejected?.draft, notice: rejected?.notice ?? draft.notice, quotedFor: null };
}

/** Why these lines cannot be bought as they are, by the same rules as the cart's and the server's. */
export function blockerOf(items: readonly CartItem[]): CheckoutBlocker | null {
  if (items.length === 0) return { kind: "empty" };
  const failure = refuseLines(items, shop) ?? refuseWeight(items, shop);
  return failure ? blockerFrom(items, failure) : null;
}

/** Why the server refuses these lines, with the product concerned. */
export function blockerFrom(
  items: readonly CartItem[],
  failure: Failure,
): Extract<CheckoutBlocker, { kind: "refused" }> {
  const id = "productId" in failure ? failure.productId : null;
  return { kind: "refused", failure, product: items.find((item) => item.id === id)?.name ?? null };
}

/**
 * Whether a final failure also guarantees that no order was placed. A 400 does not: it represents every unknown number,
 * also that of a proxy.
 */
export function isConclusive(failure: Failure): boolean {
  return failure.id !== 400 && isFinal(failure);
}
