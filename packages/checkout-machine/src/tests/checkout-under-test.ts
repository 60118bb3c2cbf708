import type { CartItem, Failure, Order, PlacedOrder } from "@shop/contract";
import type { CoveredTransitions, HeldCall, HeldCalls } from "@shop/machine-checks";
import type { CartUpdate, OrderRequest } from "../checkout-state.ts";
import { received, HOME, LINES, runCheckout } from "./run-checkout.ts";
import { FakeCheckoutServices, cartUpdateOf, placedOf, quoteOf, type SentToCheckout } from "../testing.ts";

/** An account whose page was killed while placing, and the key that it had sent. */
export const KILLED = { account: "eva", key: "clave-de-antes" };

/** A sent order, and what the shopper saw then. */
type Sent = { order: OrderRequest; total: number | undefined; hadOpenAttempt: boolean };

/** The real machine with services that answer as a sequence defines, and the sent orders. */
export class CheckoutUnderTest {
  protected readonly run: ReturnType<typeof runCheckout>;
  /** The sent orders, oldest first. */
  readonly sent: Sent[] = [];
  /** Keys that were sent again although the shopper knew of their orders. */
  readonly repeated: string[] = [];
  readonly #placed = new Set<string>();
  readonly #answered = new Set<object>();

  /** @param transitions records the transitions of the machines */
  constructor(transitions: CoveredTransitions) {
    const services = new FakeCheckoutServices();
    services.persistedCheckout.begin(KILLED.account, KILLED.key);
    this.run = runCheckout(services);
    this.run.checkout.system.inspect(transitions.note);
  }

  get snapshots() {
    return this.run.snapshots;
  }

  /** The combined state of the machines. */
  get state() {
    return this.run.context;
  }

  /** The stored attempts of an account. */
  attemptsOf(account: string): string[] {
    return this.run.services.persistedCheckout.attempts(account);
  }

  send(event: SentToCheckout): void {
    const { quote, attempts } = this.state;
    this.run.send(event);
    const { all } = this.run.services.orders;
    for (const { input } of all.slice(this.sent.length)) {
      if (this.#placed.has(input.idempotencyKey)) this.repeated.push(input.idempotencyKey);
      this.sent.push({ order: input, total: quote?.total, hadOpenAttempt: attempts.length > 0 });
    }
  }

  updateCart(items: CartItem[], other: Partial<CartUpdate> = {}): void {
    this.send({ type: "cart.changed", cart: cartUpdateOf(items, other) });
  }

  /** Ana at the review of her order. */
  async review(): Promise<void> {
    await this.run.review();
    const { books, methods, quotes } = this.run.services;
    for (const call of [...books.all, ...methods.all, ...quotes.all]) this.#answered.add(call);
  }

  async prepare(isEmpty: boolean): Promise<void> {
    const { books, methods } = this.run.services;
    if (!this.#pending(books) || !this.#pending(methods)) return;
    await this.run.answerReads(isEmpty ? [] : [HOME]);
  }

  async failPreparing(failure: Failure): Promise<void> {
    await this.#pending(this.run.services.books)?.refuse(failure);
    await received();
  }

  async quote(): Promise<void> {
    const call = this.#pending(this.run.services.quotes);
    await call?.answer(quoteOf(this.state.cart?.items ?? [], call.input));
    await received();
  }

  async failQuote(failure: Failure): Promise<void> {
    await this.#pending(this.run.services.quotes)?.refuse(failure);
    await received();
  }

  pay(): void {
    this.send({ type: "pay.submit", total: this.state.quote?.total ?? 0 });
  }

  /** The shop has the order. */
  async place(): Promise<void> {
    const call = this.#pending(this.run.services.orders);
    if (call) this.#placed.add(call.input.idempotencyKey);
    await call?.answer(placedOf(call.input, LINES));
    await received();
  }

  async failPlacing(failure: Failure): Promise<void> {
    await this.#pending(this.run.services.orders)?.refuse(failure);
    await received();
  }

  /** The requested order is found. */
  async find(): Promise<void> {
    const call = this.#pending(this.run.services.outcomes);
    if (call) this.#placed.add(call.input);
    await call?.answer(FOUND);
    await received();
  }

  async failAsking(failure: Failure): Promise<void> {
    await this.#pending(this.run.services.outcomes)?.refuse(failure);
    await received();
  }

  setNetwork(): void {
    this.run.services.setNetwork(true);
  }

  wait(): void {
    this.run.clock.increment(60_000);
  }

  /** The newest call, once, unless it was aborted. */
  #pending<Input, Output>(
    calls: HeldCalls<Input, Output, Failure>,
  ): HeldCall<Input, Output, Failure> | undefined {
    const call = calls.all.at(-1);
    if (!call || call.signal.aborted || this.#answered.has(call)) return undefined;
    this.#answered.add(call);
    return call;
  }
}

const ORDER: Order = placedOf(
  {
    idempotencyKey: KILLED.key,
    shippingOption: "estandar",
    address: HOME,
    paymentMethod: "contraentrega",
    expectedTotal: 0,
  },
  LINES,
).order;

/** The response with a found order. */
const FOUND: PlacedOrder = { order: ORDER, payment: { kind: "done" } };
