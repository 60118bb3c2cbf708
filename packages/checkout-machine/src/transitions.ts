import type { AddressBook, Failure, OrderSummary } from "@shop/contract";
import { newDraft, type CartUpdate, type CheckoutOptions, type OrderDraft } from "./checkout-state.ts";
import { isBefore, nextStep, reachedStep, withOffered } from "./checkout-steps.ts";
import { orderContent, quoteContent } from "./order-content.ts";
import { rejectedChoiceOf } from "./rejected-choice.ts";

type Change = Partial<OrderDraft>;

/** News of the cart; a shipping option that was chosen there since is chosen here, too. */
export function withCart({ cart: former, choices }: OrderDraft, cart: CartUpdate): Change {
  const { shippingOption } = cart;
  const isNew = shippingOption !== null && shippingOption !== former?.shippingOption;
  if (!isNew || shippingOption === choices.shippingOption) return { cart };
  return { cart, choices: { ...choices, shippingOption, window: null } };
}

/** The book and the methods; choices that are no longer among them are open again. */
export function prepared(draft: OrderDraft, options: CheckoutOptions): Change {
  const { addresses, paymentMethods } = options;
  const { addressId, paymentMethod } = draft.choices;
  const isAddressGone = addressId !== null && !addresses.some(({ id }) => id === addressId);
  const isMethodGone = paymentMethod !== null && !paymentMethods.includes(paymentMethod);
  const lost = isAddressGone
    ? ({ kind: "addressMissing" } as const)
    : isMethodGone
      ? ({ kind: "methodUnavailable" } as const)
      : null;
  return {
    options,
    choices: {
      ...draft.choices,
      addressId: isAddressGone ? null : addressId,
      paymentMethod: isMethodGone ? null : paymentMethod,
    },
    notice: draft.notice ?? lost,
  };
}

/** A price; the shopper is notified when it is not the one that they had agreed to. */
export function quoted(draft: OrderDraft, quote: OrderSummary): Change {
  const { agreed, notice } = draft;
  const isOther = agreed !== null && agreed !== quote.total;
  return {
    quote,
    quotedFor: quoteContent(draft),
    notice: notice ?? (isOther ? { kind: "totalChanged", before: agreed, now: quote.total } : null),
  };
}

/** The step that is in sight now, and why it is not the one that the shopper asked for. */
export function shown(draft: OrderDraft): Change {
  const step = reachedStep(draft);
  if (!isBefore(step, draft.wanted)) return { shown: step, wanted: step };
  return draft.notice ? { shown: step } : { shown: step, wanted: step, notice: { kind: "notYet" } };
}

/** What the review shows is what the shopper agrees to. */
export function agreedTo({ quote }: OrderDraft): Change {
  return { agreed: quote?.total ?? null };
}

/**
 * Done with the step in sight: what it offers first is taken where nothing was chosen. After a failure the
 * shopper comes back to where they were.
 */
export function wentOn(draft: OrderDraft): Change {
  const step = draft.shown ?? "address";
  const choices = withOffered(draft, step);
  const next = isBefore(step, draft.wanted) ? draft.wanted : nextStep({ ...draft, choices }, step);
  return {
    choices,
    wanted: next,
    notice: null,
    // The review shows what it costs now.
    ...(next === "review" ? { quotedFor: null } : {}),
    ...(step === "shipping" ? { agreed: null } : {}),
  };
}

/** Another way to send it: its windows are others, and so is the price. */
export function chosenShipping({ choices }: OrderDraft, shippingOption: string): Change {
  return { choices: { ...choices, shippingOption, window: null }, notice: null, agreed: null };
}

/** The book with the address that was just written, which is the one. */
export function savedAddress(draft: OrderDraft, { addresses }: AddressBook, addressId: string): Change {
  const paymentMethods = draft.options?.paymentMethods ?? [];
  return {
    options: { addresses, paymentMethods },
    choices: { ...draft.choices, addressId },
    notice: null,
  };
}

/** A refused choice is open again, and the price is asked anew. */
export function steppedBack(draft: OrderDraft, failure: Failure): Change {
  const rejectedChoice = rejectedChoiceOf(draft, failure);
  return { ...rejectedChoice?.draft, notice: rejectedChoice?.notice ?? draft.notice, quotedFor: null };
}

/**
 * The order in sight has its key: the same for the same order, so that a repetition is no second order.
 * @param keyFor gives the key of another order, by its content
 */
export function keyed(draft: OrderDraft, keyFor: (content: string) => string): Change {
  const content = orderContent(draft);
  return draft.orderKey?.content === content ? {} : { orderKey: { key: keyFor(content), content } };
}

/** Nothing was placed. A cart that is empty meanwhile was another order's: this one's key is of no use any more. */
export function notPlaced({ cart }: OrderDraft): Change {
  return cart?.items.length === 0 ? { orderKey: null } : { notice: { kind: "notPlaced" } };
}

/** There is an order: the next one begins with where and how this one went, and chooses its time anew. */
export function nextDraft({ cart, options, choices }: OrderDraft): OrderDraft {
  const { addressId, paymentMethod } = choices;
  const draft = newDraft("address");
  return { ...draft, cart, options, choices: { ...draft.choices, addressId, paymentMethod } };
}
