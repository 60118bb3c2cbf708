import type {
  Address,
  CartItem,
  DeliveryWindow,
  Failure,
  OrderSummary,
  PaymentMethod,
  PlacedOrder,
  SavedAddress,
  WhenMissing,
} from "@shop/contract";
import type { CheckoutSnapshot } from "./checkout-machine.ts";
import type { CheckoutNotice, CheckoutBlocker, Step } from "./checkout-state.ts";
import type { StepsRef, StepsSnapshot } from "./checkout-steps-machine.ts";
import { firstOpenStep, isPriced, withOffered } from "./checkout-steps.ts";
import { windowsOf } from "./order-content.ts";
import type { PlacementRef, PlacementSnapshot } from "./placement-machine.ts";
import { isConclusive } from "./rejected-choice.ts";

/** The steps, while they run. */
export function selectSteps({ children }: CheckoutSnapshot): StepsRef | undefined {
  return children.steps;
}

/** The placement, while an order is being sent or its outcome is unknown. */
export function selectPlacement({ children }: CheckoutSnapshot): PlacementRef | undefined {
  return children.placement;
}

/** The order, once there is one. */
export function selectPlaced({ context }: CheckoutSnapshot): PlacedOrder | null {
  return context.placed;
}

/** A placed order to which the shopper was not redirected yet. */
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

/** Why a request failed. */
export function selectFailure(snapshot: CheckoutSnapshot): Failure | null {
  return snapshot.hasTag("failed") ? snapshot.context.failure : null;
}

/** Whether the order is being sent. */
export function selectIsSending(snapshot: PlacementSnapshot): boolean {
  return snapshot.hasTag("sending");
}

/** Whether the outcome of the order is being requested. */
export function selectIsAsking(snapshot: PlacementSnapshot): boolean {
  return snapshot.hasTag("outcomeUnknown") && snapshot.hasTag("busy");
}

/** Whether the requests of the outcome have failed: only the shopper can retry. */
export function selectIsUnanswered({ context }: PlacementSnapshot): boolean {
  return context.failure !== null && isConclusive(context.failure);
}

/** The step that is shown; null while there is none. */
export function selectStep({ context }: StepsSnapshot): Step | null {
  return context.shown;
}

/** The step to redirect to from the URL of a step; null if it is right, or while a request may still change it. */
export function selectLedStep(snapshot: StepsSnapshot, addressed: Step): Step | null {
  const { shown } = snapshot.context;
  const isOver = snapshot.status !== "active"; // failed steps redirect nowhere
  return isOver || shown === addressed || selectIsBusy(snapshot) ? null : shown;
}

/** The first incomplete step: it and those before it can be opened. */
export function selectFirstOpenStep({ context }: StepsSnapshot): Step {
  return firstOpenStep(context);
}

/** Whether a call is pending. */
export function selectIsBusy(snapshot: StepsSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Why the screen is not what the shopper expects. */
export function selectNotice({ context }: StepsSnapshot): CheckoutNotice | null {
  return context.notice;
}

/** The addresses of the account's book. */
export function selectAddresses({ context }: StepsSnapshot): SavedAddress[] {
  return context.options?.addresses ?? NONE;
}

/** The address that is chosen, or offered first. */
export function selectAddress({ context }: StepsSnapshot): Address | null {
  const { addressId } = withOffered(context, "address");
  return context.options?.addresses.find(({ id }) => id === addressId) ?? null;
}

/** Whether the form of a new address is open. */
export function selectIsWriting(snapshot: StepsSnapshot): boolean {
  return snapshot.hasTag("writing");
}

/** What the shop does if a product is not there. */
export function selectWhenMissing({ context }: StepsSnapshot): WhenMissing {
  return context.choices.whenMissing ?? "call";
}

/** The last quote of the server, which another choice may have made stale. */
export function selectQuote({ context }: StepsSnapshot): OrderSummary | null {
  return context.quote;
}

/** What the order costs with this cart and these choices; null while that is not known. */
export function selectPrice({ context }: StepsSnapshot): OrderSummary | null {
  return isPriced(context) ? context.quote : null;
}

/** The shipping option that the quote is for, as the server offers it. */
export function selectQuotedOption({
  context: { quote },
}: StepsSnapshot): OrderSummary["shippingOptions"][number] | null {
  return quote?.shippingOptions.find(({ id }) => id === quote.shippingOption) ?? null;
}

/** The shipping option that is chosen, or offered first. */
export function selectShippingOption({ context }: StepsSnapshot): string | null {
  return context.choices.shippingOption ?? context.quote?.shippingOption ?? null;
}

/** The windows of the chosen shipping option, soonest first; none while it is not priced. */
export function selectWindows(snapshot: StepsSnapshot): DeliveryWindow[] {
  const { quote } = snapshot.context;
  return quote?.shippingOption === selectShippingOption(snapshot) ? windowsOf(quote) : NO_WINDOWS;
}

/** The window that is chosen, or offered first. */
export function selectWindow({ context }: StepsSnapshot): DeliveryWindow | null {
  const { window } = withOffered(context, "shipping");
  return windowsOf(context.quote).find(({ id }) => id === window) ?? null;
}

/** The payment methods of this shop, the default first. */
export function selectPaymentMethods({ context }: StepsSnapshot): PaymentMethod[] {
  return context.options?.paymentMethods ?? NO_METHODS;
}

/** The payment method that is chosen, or offered first. */
export function selectPaymentMethod({ context }: StepsSnapshot): PaymentMethod | null {
  return withOffered(context, "method").paymentMethod;
}

/** Whether nothing is paid now, but when the order arrives. */
export function selectIsPaidAtTheDoor(snapshot: StepsSnapshot): boolean {
  return selectPaymentMethod(snapshot) === "contraentrega";
}

/** The lines that are bought, as the server last answered. */
export function selectItems({ context }: StepsSnapshot): CartItem[] {
  return context.cart?.items ?? NO_ITEMS;
}

/** Whether the order under review can be bought with one press. */
export function selectIsReady(snapshot: StepsSnapshot): boolean {
  return snapshot.hasTag("ready");
}

/** A constant, by identity, so that a screen renders only on a change. */
const NONE: SavedAddress[] = [];
const NO_ITEMS: CartItem[] = [];
const NO_METHODS: PaymentMethod[] = [];
const NO_WINDOWS: DeliveryWindow[] = [];
