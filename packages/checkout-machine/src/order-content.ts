import { shop } from "@shop/commerce";
import type { CartItem, DeliveryWindow, OrderSummary, SavedAddress } from "@shop/contract";
import type { Choices, OrderDraft, OrderRequest } from "./checkout-state.ts";

/** The request of a quote; the server decides absent choices. */
export type QuoteRequest = {
  shippingOption?: string;
  window?: string;
  promotionCode?: string;
  postalCode?: string;
};

/** The chosen address, if it is in the address book. */
export function chosenAddress({ options, choices }: OrderDraft): SavedAddress | undefined {
  return options?.addresses.find(({ id }) => id === choices.addressId);
}

/** The chosen delivery window, if the server offers it; undefined without windows. */
export function chosenWindow({ quote, choices }: OrderDraft): DeliveryWindow | undefined {
  return windowsOf(quote).find(({ id }) => id === choices.window);
}

/** The windows of the quote's shipping option. */
export function windowsOf(quote: OrderSummary | null): DeliveryWindow[] {
  return quote?.shippingOptions.find(({ id }) => id === quote.shippingOption)?.windows ?? [];
}

/** Whether the shop does not deliver everywhere. */
const hasArea = shop.shipping.some(({ postalCodes }) => postalCodes);

/** The quote request of a draft. The address matters only to a shop that does not deliver everywhere. */
export function quoteRequest(draft: OrderDraft): QuoteRequest {
  const address = hasArea ? chosenAddress(draft) : undefined;
  return { ...choicesOf(draft), ...(address && { postalCode: address.postalCode }) };
}

function choicesOf(draft: OrderDraft): Omit<QuoteRequest, "postalCode"> {
  const { shippingOption, window } = draft.choices;
  const promotionCode = wantedCode(draft);
  return {
    ...(shippingOption === null ? {} : { shippingOption }),
    ...(shippingOption === null || window === null ? {} : { window }),
    ...(promotionCode === null ? {} : { promotionCode }),
  };
}

/** The code to apply: the cart's, unless the server refused it. */
export function wantedCode({ cart, refusedCode }: OrderDraft): string | null {
  const code = cart?.promotionCode ?? null;
  return code === refusedCode ? null : code;
}

/** The inputs of the price, as one string: another one makes a quote stale. */
export function quoteContent(draft: OrderDraft): string {
  return contentOf(draft, quoteRequest(draft));
}

function contentOf({ cart }: OrderDraft, request: QuoteRequest): string {
  return JSON.stringify([linesContent(cart?.items ?? []), request]);
}

/** The content of an order, as one string: another one needs another key. Of the address it has the id alone. */
function orderContent(draft: OrderDraft): string {
  const { addressId, paymentMethod, whenMissing } = draft.choices;
  // Without the choice it is the string of older versions, so that the keys that they stored still match.
  const chosen = whenMissing === null ? [] : [whenMissing];
  return JSON.stringify([
    contentOf(draft, choicesOf(draft)),
    addressId,
    paymentMethod,
    draft.quote?.total,
    ...chosen,
  ]);
}

/**
 * The draft with its key: the same for the same order, so that a repeated request is no second order.
 * @param keyFor returns the key of a new order, by its content
 */
export function setKey(draft: OrderDraft, keyFor: (content: string) => string): Partial<OrderDraft> {
  const content = orderContent(draft);
  return draft.orderKey?.content === content ? {} : { orderKey: { key: keyFor(content), content } };
}

/** Whether two carts cost the same, and can be bought or not for the same reasons. */
export function isSameCart(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  return linesContent(one) === linesContent(other) && stockOf(one) === stockOf(other);
}

/** The order under review. @returns undefined where a choice is missing */
export function orderRequest(draft: OrderDraft): OrderRequest | undefined {
  const { orderKey, quote, choices } = draft;
  const { shippingOption, paymentMethod, whenMissing }: Choices = choices;
  const address = chosenAddress(draft);
  if (!address || !quote || orderKey === null || shippingOption === null || paymentMethod === null)
    return undefined;
  return {
    ...choicesOf(draft),
    idempotencyKey: orderKey.key,
    shippingOption,
    address,
    paymentMethod,
    ...(whenMissing !== null && { whenMissing }),
    expectedTotal: quote.total,
  };
}

function linesContent(items: readonly CartItem[]): string {
  return items
    .map(({ id, quantity, totalPrice, weight, coldChain }) =>
      // A line without `coldChain` has the string of older versions, so that the keys that they stored still match.
      [id, quantity, totalPrice, weight, ...(coldChain === undefined ? [] : [coldChain])].join(" "),
    )
    .join();
}

function stockOf(items: readonly CartItem[]): string {
  return items.map(({ stock }) => stock).join();
}
