import { shop, summarise, toCart } from "@shop/commerce";
import type { CartItem } from "@shop/contract";
import { HOME, OFFICE } from "../tests/run-checkout.ts";
import type { Step } from "../checkout-state.ts";
import { selectLedStep } from "../selectors.ts";
import { cartUpdateOf } from "../testing.ts";
import { CheckoutUnderTest } from "./checkout-under-test.ts";
import { wireAnswer, type WireAnswer } from "./wire-answer.ts";

/** The checkout with what a page has around it: an address in its bar, and a cart that is read and summarised. */
export class PageUnderTest extends CheckoutUnderTest {
  /** What the bar says. */
  address: Step | "order" = "address";
  /** What the next summary of the cart itself comes to, when one is asked for. */
  beside: WireAnswer | null = null;
  #received = 0;

  /** The page is opened, and the session says whose it is. */
  openAs(account: string): void {
    this.send({ type: "account.opened", account });
    this.send({ type: "cart.changed", cart: cartUpdateOf([], { isSettled: false }) });
    if (this.address !== "order") this.send({ type: "step.open", step: this.address });
  }

  goTo(step: Step): void {
    if (this.address === step) return;
    this.address = step;
    if (this.state.account !== null) this.send({ type: "step.open", step });
  }

  /** Something was done to the cart elsewhere: it is being read again. */
  beginReading(): void {
    const { cart } = this.state;
    if (cart?.isSettled) this.#updateCart(cart.items, false);
  }

  /** The cart is read. */
  readCart(items: CartItem[]): void {
    this.beginReading();
    this.answered = [wireAnswer("httpCartsServices", "getCart", toCart(items))];
    this.beside = items.length > 0 ? summaryOf(items, this.state.cart?.shippingOption) : null;
    this.#updateCart(items, true);
  }

  chooseShipping(option: string): void {
    const { cart } = this.state;
    if (cart?.isSettled) this.beside = summaryOf(cart.items, option);
    this.send({ type: "shipping.choose", option });
    if (cart) this.send({ type: "cart.changed", cart: { ...cart, shippingOption: option } });
  }

  saveAddress(): void {
    const book = { addresses: [HOME, OFFICE] };
    this.answered = [wireAnswer("httpAccountServices", "saveAddress", { ...book, id: OFFICE.id })];
    this.send({ type: "form.saved", book, id: OFFICE.id });
  }

  openOrder(): void {
    this.address = "order";
    this.send({ type: "order.seen" });
  }

  /** The network was away for a moment: the cart, which was there first, is notified first, and is read again. */
  override setNetwork(): void {
    this.beginReading();
    super.setNetwork();
  }

  /** What the page does by itself: it reads a cart that is stale, and names the step in sight in its bar. */
  follow(): void {
    const { emitted } = this.run;
    if (emitted.slice(this.#received).some(({ type }) => type === "cart.stale")) this.beginReading();
    this.#received = emitted.length;
    const { steps } = this.snapshots;
    const step = steps && this.address !== "order" ? selectLedStep(steps, this.address) : null;
    if (step === null) return;
    this.address = step;
    this.send({ type: "step.open", step });
  }

  /** How many calls of each kind have left the page, and under how many keys orders were sent. */
  get calls(): PageCalls {
    const { books, quotes, orders, outcomes } = this.run.services;
    return {
      books: books.all.length,
      quotes: quotes.all.length,
      orders: orders.all.length,
      outcomes: outcomes.all.length,
      keys: new Set(orders.inputs.map(({ idempotencyKey }) => idempotencyKey)).size,
    };
  }

  stop(): void {
    this.run.checkout.stop();
  }

  #updateCart(items: CartItem[], isSettled: boolean): void {
    const shippingOption = this.state.cart?.shippingOption ?? null;
    this.send({ type: "cart.changed", cart: cartUpdateOf(items, { isSettled, shippingOption }) });
  }
}

export type PageCalls = Record<"books" | "quotes" | "orders" | "outcomes" | "keys", number>;

function summaryOf(items: CartItem[], option: string | null | undefined): WireAnswer {
  const orderSummary = summarise(items, option ?? undefined, shop);
  if (!orderSummary) throw new Error(`these lines cannot travel by ${option}`);
  return wireAnswer("httpPaymentServices", "getPaymentCart", { orderSummary });
}
