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
import type { StepsRef, StepsSnapshot } from "./checkout-steps-machine.ts";
import { firstOpenStep, isPriced, withOffered } from "./checkout-steps.ts";
import { windowsOf } from "./order-content.ts";
import type { PaymentRef, PaymentSnapshot } from "./payment-machine.ts";
import { isConclusive } from "./rejected-choice.ts";

/** The steps, while the shopper takes them. */
export function selectSteps({ children }: CheckoutSnapshot): StepsRef | undefined {
  return children.steps;
}

/** The payment, while an order is on its way or its outcome unknown. */
export function selectPayment({ children }: CheckoutSnapshot): PaymentRef | undefined {
  return children.payment;
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

/** Whether the order is on its way. */
export function selectIsPaying(snapshot: PaymentSnapshot): boolean {
  return snapshot.hasTag("paying");
}

/** Whether it is being asked what became of the order. */
export function selectIsAsking(snapshot: PaymentSnapshot): boolean {
  return snapshot.hasTag("outcomeUnknown") && snapshot.hasTag("busy");
}

/** Whether the server does not say what became of the order: only the shopper asks again. */
export function selectIsUnanswered({ context }: PaymentSnapshot): boolean {
  return context.failure !== null && isConclusive(context.failure);
}

/** The step that is shown; null while there is none. */
export function selectStep({ context }: StepsSnapshot): Step | null {
  return context.shown;
}

/**
 * Where the shopper has to be led from the address of a step; null when they are where they should be, or when what
 * is being asked may lead elsewhere.
 */
export function selectLedStep(snapshot: StepsSnapshot, addressed: Step): Step | null {
  const { shown } = snapshot.context;
  const isOver = snapshot.status !== "active"; // steps that have failed lead nowhere
  return isOver || shown === addressed || selectIsBusy(snapshot) ? null : shown;
}

/** The first step with something left to choose: it and those before it can be gone to. */
export function selectFirstOpenStep({ context }: StepsSnapshot): Step {
  return firstOpenStep(context);
}

/** Whether something is on its way to the server or from it. */
export function selectIsBusy(snapshot: StepsSnapshot): boolean {
  return snapshot.hasTag("busy");
}

/** Why the shopper sees something else than they expect. */
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

/** Whether a new address is being written. */
export function selectIsWriting(snapshot: StepsSnapshot): boolean {
  return snapshot.hasTag("writing");
}

/** What the order cost by the server's last word, which another choice may have made stale. */
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

/** When the order can arrive by the chosen way, soonest first; none while that way is not priced. */
export function selectWindows(snapshot: StepsSnapshot): DeliveryWindow[] {
  const { quote } = snapshot.context;
  return quote?.shippingOption === selectShippingOption(snapshot) ? windowsOf(quote) : NO_WINDOWS;
}

/** The window that is chosen, or offered first. */
export function selectWindow({ context }: StepsSnapshot): DeliveryWindow | null {
  const { window } = withOffered(context, "shipping");
  return windowsOf(context.quote).find(({ id }) => id === window) ?? null;
}

/** How this shop can be paid, the usual way first. */
export function selectPaymentMethods({ context }: StepsSnapshot): PaymentMethod[] {
  return context.options?.paymentMethods ?? NO_METHODS;
}

/** The way to pay that is chosen, or offered first. */
export function selectPaymentMethod({ context }: StepsSnapshot): PaymentMethod | null {
  return withOffered(context, "method").paymentMethod;
}

/** Whether nothing is paid now, but when the order arrives. */
export function selectIsPaidAtTheDoor(snapshot: StepsSnapshot): boolean {
  return selectPaymentMethod(snapshot) === "contraentrega";
}

/** The lines that are bought, by the server's last word. */
export function selectItems({ context }: StepsSnapshot): CartItem[] {
  return context.cart?.items ?? NO_ITEMS;
}

/** Whether the order under review can be bought with one press. */
export function selectIsReady(snapshot: StepsSnapshot): boolean {
  return snapshot.hasTag("ready");
}

/** The same answer, by identity, for the same thing: a screen renders only for a change. */
const NONE: SavedAddress[] = [];
const NO_ITEMS: CartItem[] = [];
const NO_METHODS: PaymentMethod[] = [];
const NO_WINDOWS: DeliveryWindow[] = [];
