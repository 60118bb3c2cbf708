import type {
  CartItem,
  DeliveryWindow,
  Money,
  OrderSummary,
  PaymentMethod,
  SavedAddress,
} from "@shop/contract";
import type { CheckoutState, Choices } from "./checkout-state.ts";

/** What a quote is asked for; what is left out is left to the server. */
export type QuoteRequest = { shippingOption?: string; window?: string; promotionCode?: string };

/** An order as it is sent. */
export type OrderRequest = {
  idempotencyKey: string;
  shippingOption: string;
  window?: string;
  promotionCode?: string;
  address: SavedAddress;
  paymentMethod: PaymentMethod;
  /** What the shopper has agreed to, in minor units. */
  expectedTotal: Money;
};

/** The chosen address, as long as it is in the book. */
export function chosenAddress({ addresses, choices }: CheckoutState): SavedAddress | undefined {
  return addresses?.find(({ id }) => id === choices.addressId);
}

/** The chosen delivery window, as long as the server offers it; undefined where there is none to choose. */
export function chosenWindow({ quote, choices }: CheckoutState): DeliveryWindow | undefined {
  return windowsOf(quote).find(({ id }) => id === choices.window);
}

/** When an order can arrive by the option that the quote is for. */
export function windowsOf(quote: OrderSummary | null): DeliveryWindow[] {
  return quote?.shippingOptions.find(({ id }) => id === quote.shippingOption)?.windows ?? [];
}

/** What to ask the price for. */
export function quoteRequest(state: CheckoutState): QuoteRequest {
  const { shippingOption, window } = state.choices;
  const promotionCode = wantedCode(state);
  return {
    ...(shippingOption === null ? {} : { shippingOption }),
    ...(shippingOption === null || window === null ? {} : { window }),
    ...(promotionCode === null ? {} : { promotionCode }),
  };
}

/** The code to be counted: the cart's, unless the server did not take it. */
export function wantedCode({ cart, refusedCode }: CheckoutState): string | null {
  const code = cart?.promotionCode ?? null;
  return code === refusedCode ? null : code;
}

/** What the price depends on, as one text: another one makes a quote stale. */
export function quoteContent(state: CheckoutState): string {
  return JSON.stringify([linesContent(state.cart?.items ?? []), quoteRequest(state)]);
}

/** What an order consists of, as one text: another one takes another key. It names an address, and holds none. */
export function orderContent(state: CheckoutState): string {
  const { addressId, paymentMethod } = state.choices;
  return JSON.stringify([quoteContent(state), addressId, paymentMethod, state.quote?.total]);
}

/** Whether two carts cost the same, and can be bought or not for the same reasons. */
export function isSameCart(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  return linesContent(one) === linesContent(other) && stockOf(one) === stockOf(other);
}

/** The order under review. @returns undefined where a choice is missing */
export function orderRequest(state: CheckoutState): OrderRequest | undefined {
  const { key, quote, choices } = state;
  const { shippingOption, paymentMethod }: Choices = choices;
  const address = chosenAddress(state);
  if (!address || !quote || key === null || shippingOption === null || paymentMethod === null)
    return undefined;
  return {
    ...quoteRequest(state),
    idempotencyKey: key,
    shippingOption,
    address,
    paymentMethod,
    expectedTotal: quote.total,
  };
}

function linesContent(items: readonly CartItem[]): string {
  return items
    .map(({ id, quantity, totalPrice, weight, coldChain }) =>
      // Without the property, the text is the one that an older version has stored.
      [id, quantity, totalPrice, weight, ...(coldChain === undefined ? [] : [coldChain])].join(" "),
    )
    .join();
}

function stockOf(items: readonly CartItem[]): string {
  return items.map(({ stock }) => stock).join();
}
