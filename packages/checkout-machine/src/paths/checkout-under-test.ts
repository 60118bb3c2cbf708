import type { CartItem, Failure, Order, PlacedOrder } from "@shop/contract";
import { CoveredTransitions, systemSnapshot, type SystemSnapshot } from "@shop/machine-checks";
import type { CartUpdate, OrderRequest } from "../checkout-state.ts";
import { checkoutMachines, received, HOME, LINES, runCheckout } from "../tests/run-checkout.ts";
import { FakeCheckoutServices, cartUpdateOf, placedOf, quoteOf, type SentToCheckout } from "../testing.ts";

/** An account whose page was killed while placing, and the key that it had sent. */
export const KILLED = { account: "eva", key: "clave-de-antes" };

/** A sent order, and what the shopper saw then. */
type Sent = { order: OrderRequest; total: number | undefined; hadOpenAttempt: boolean };

/** The real machine with services that answer as a path defines, and the sent orders. */
export class CheckoutUnderTest {
  protected readonly run: ReturnType<typeof runCheckout>;
  readonly transitions: CoveredTransitions;
  /** The sent orders, oldest first. */
  readonly sent: Sent[] = [];
  /** Keys that were sent again although the shopper knew of their orders. */
  readonly repeated: string[] = [];
  readonly #placed = new Set<string>();

  /** @param transitions records the transitions of the machines */
  constructor(transitions = new CoveredTransitions(...checkoutMachines)) {
    this.transitions = transitions;
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

  /** The machines, as they are now. */
  get system(): SystemSnapshot {
    return systemSnapshot(this.run.checkout);
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

  async prepare(isEmpty: boolean): Promise<void> {
    await this.run.answerReads(isEmpty ? [] : [HOME]);
  }

  async failPreparing(failure: Failure): Promise<void> {
    await this.run.services.books.last.refuse(failure);
    await received();
  }

  async quote(): Promise<void> {
    const { last } = this.run.services.quotes;
    const { cart } = this.state;
    await last.answer(quoteOf(cart?.items ?? [], last.input));
    await received();
  }

  async failQuote(failure: Failure): Promise<void> {
    await this.run.services.quotes.last.refuse(failure);
    await received();
  }

  pay(): void {
    this.send({ type: "pay.submit", total: this.state.quote?.total ?? 0 });
  }

  /** The shop has the order. */
  async place(): Promise<void> {
    const { last } = this.run.services.orders;
    this.#placed.add(last.input.idempotencyKey);
    await last.answer(placedOf(last.input, LINES));
    await received();
  }

  async failPlacing(failure: Failure): Promise<void> {
    await this.run.services.orders.last.refuse(failure);
    await received();
  }

  /** The requested order is found. */
  async find(): Promise<void> {
    const { last } = this.run.services.outcomes;
    this.#placed.add(last.input);
    await last.answer(FOUND);
    await received();
  }

  async failAsking(failure: Failure): Promise<void> {
    await this.run.services.outcomes.last.refuse(failure);
    await received();
  }

  setNetwork(): void {
    this.run.services.setNetwork(true);
  }

  wait(): void {
    this.run.clock.increment(60_000);
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
export const FOUND: PlacedOrder = { order: ORDER, payment: { kind: "done" } };
