import type {
  Address,
  CartItem,
  DeliveryWindow,
  Failure,
  OrderSummary,
  PaymentMethod,
  PlacedOrder,
  SavedAddress,
} from "@shop/contract";
import type { CheckoutSnapshot } from "./checkout-machine.ts";
import type { CheckoutNotice, CheckoutBlocker, Step } from "./checkout-state.ts";
import { firstOpenStep, isPriced, withOffered } from "./checkout-steps.ts";
import { windowsOf } from "./order-content.ts";

/** The step that is shown; null while there is none, or something else comes first. */
export function selectStep(snapshot: CheckoutSnapshot): Step | null {
  const isElsewhere = ["outcomeUnknown", "placed", "blocked", "failed"] as const;
  return isElsewhere.some((tag) => snapshot.hasTag(tag)) ? null : snapshot.context.shown;
}

/** The first step with something left to choose: it and those before it can be gone to. */
export function selectFirstOpenStep({ context }: CheckoutSnapshot): Step {
  return firstOpenStep(context);
}

/** Whether something is on its way to the server or from it. */
export function selectIsBusy(snapshot: CheckoutSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Why the shopper sees something else than they expect. */
export function selectNotice({ context }: CheckoutSnapshot): CheckoutNotice | null {
  return context.notice;
}

/** The addresses of the account's book. */
export function selectAddresses({ context }: CheckoutSnapshot): SavedAddress[] {
  return context.addresses ?? NONE;
}

/** The address that is chosen, or offered first. */
export function selectAddress({ context }: CheckoutSnapshot): Address | null {
  const { addressId } = withOffered(context, "address");
  return context.addresses?.find(({ id }) => id === addressId) ?? null;
}

/** Whether a new address is being written. */
export function selectIsWriting(snapshot: CheckoutSnapshot): boolean {
  return snapshot.hasTag("writing");
}

/** What the order costs by the server's last word; `selectIsPriced` tells whether that still holds. */
export function selectQuote({ context }: CheckoutSnapshot): OrderSummary | null {
  return context.quote;
}

/** Whether the price in sight is that of this cart and these choices. */
export function selectIsPriced({ context }: CheckoutSnapshot): boolean {
  return isPriced(context);
}

/** The way of shipping that is chosen, or offered first. */
export function selectShippingOption({ context }: CheckoutSnapshot): string | null {
  return context.choices.shippingOption ?? context.quote?.shippingOption ?? null;
}

/** When the order can arrive by the way in sight, soonest first. */
export function selectWindows({ context }: CheckoutSnapshot): DeliveryWindow[] {
  return windowsOf(context.quote);
}

/** The window that is chosen, or offered first. */
export function selectWindow({ context }: CheckoutSnapshot): DeliveryWindow | null {
  const { window } = withOffered(context, "shipping");
  return windowsOf(context.quote).find(({ id }) => id === window) ?? null;
}

/** How this shop can be paid, the usual way first. */
export function selectPaymentMethods({ context }: CheckoutSnapshot): PaymentMethod[] {
  return context.paymentMethods;
}

/** The way to pay that is chosen, or offered first. */
export function selectPaymentMethod({ context }: CheckoutSnapshot): PaymentMethod | null {
  return withOffered(context, "method").paymentMethod;
}

/** The lines that are bought, by the server's last word. */
export function selectItems({ context }: CheckoutSnapshot): CartItem[] {
  return context.cart?.items ?? NO_ITEMS;
}

/** Whether what is in sight can be bought with one press. */
export function selectIsReady(snapshot: CheckoutSnapshot): boolean {
  return snapshot.hasTag("ready");
}

/** Whether the order is on its way. */
export function selectIsPaying(snapshot: CheckoutSnapshot): boolean {
  return snapshot.hasTag("paying");
}

/** Whether an order was sent of which nobody knows what became of it. */
export function selectIsOutcomeUnknown(snapshot: CheckoutSnapshot): boolean {
  return snapshot.hasTag("outcomeUnknown");
}

/** The order, once there is one. */
export function selectPlaced({ context }: CheckoutSnapshot): PlacedOrder | null {
  return context.placed;
}

/** An order that the shopper has yet to be led to. */
export function selectUnseenOrder(snapshot: CheckoutSnapshot): PlacedOrder | null {
  return snapshot.hasTag("redirecting") ? snapshot.context.placed : null;
}

/** The id of the last order of this checkout. */
export function selectLastOrder({ context }: CheckoutSnapshot): string | null {
  return context.lastOrder;
}

/** Why this cart cannot be bought as it is. */
export function selectBlocker(snapshot: CheckoutSnapshot): CheckoutBlocker | null {
  return snapshot.hasTag("blocked") ? snapshot.context.blocker : null;
}

/** Why the shop could not be asked. */
export function selectFailure(snapshot: CheckoutSnapshot): Failure | null {
  return snapshot.hasTag("failed") ? snapshot.context.failure : null;
}

/** The same answer, by identity, for the same thing: a screen renders only for a change. */
const NONE: SavedAddress[] = [];
const NO_ITEMS: CartItem[] = [];
