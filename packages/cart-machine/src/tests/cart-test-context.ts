import type { CoveredTransitions } from "@shop/machine-checks";
import { FailureError, type CartItem, type Failure, type OrderSummary } from "@shop/contract";
import { applyChanges, type Change } from "../changes.ts";
import { FakeServer } from "./fake-server.ts";
import type { CartEvent } from "../cart-events.ts";
import type { CartSnapshot } from "../cart-machine.ts";
import { selectIsBusy, selectIsFailed, selectLines, selectShownInterruption } from "../selectors.ts";
import type { SummaryRequest } from "../summary-state.ts";
import { FakeCartServices, lineOf, summaryOf } from "../testing.ts";
import { runCart, settled, type Shop } from "./run-cart.ts";

/** A pending call. It may reach the server although it was aborted. */
type Call = {
  reach: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** Of a change. */
  operationId?: string;
  signal: AbortSignal;
  /** The server's response when it arrived there. */
  outcome?: { value: unknown } | { error: unknown };
  isOver: boolean;
  /** Whether the page was told that it failed. */
  isLost: boolean;
};

/** A guest, or the account that is named. */
export type Who = "guest" | "ana" | "eva";

/** A server, a lossy and slow network, a device, and a shopper who opens and closes the page. */
export class CartTestContext {
  readonly server = new FakeServer((id, quantity) => lineOf(id, quantity));
  /** What each account's cart should be once everything has arrived, and the guest's. */
  readonly expected: Record<Who, CartItem[]> = { guest: [], ana: [], eva: [] };
  /** Changes that were sent again although the page had the answer, or for another account than the shown one. */
  readonly wronglySent: Change[] = [];
  readonly #answered = new Set<string>();
  who: Who = "guest";
  readonly #note: CoveredTransitions["note"] | undefined;
  #page: Shop;
  #calls: Call[] = [];
  #isOnline = true;
  #names = 0;

  /** @param transitions records the transitions of the machines */
  constructor(transitions?: CoveredTransitions) {
    this.#note = transitions?.note;
    this.#page = this.#load();
  }

  get shown(): CartItem[] {
    return this.#page.see(selectLines);
  }

  readonly see = <T>(selector: (snapshot: CartSnapshot) => T): T => this.#page.see(selector);
  readonly send = (event: CartEvent): void => this.#page.send(event);

  /** The lines where they are stored: on the device of the guest, or on the server. */
  get real(): CartItem[] {
    if (this.who !== "guest") return this.server.getCart(this.who).currentCart.items;
    return this.#page.services.deviceCart.read()?.items ?? [];
  }

  /** The stored unsent changes. */
  unsentOf(who: Who): Change[] {
    return this.#page.services.persistedOutbox.take(who)?.changes ?? [];
  }

  click(click: (operationId: string) => Change): void {
    const change = click(this.#name());
    this.expected[this.who] = applyChanges(this.expected[this.who], [change]);
    this.#page.send(change);
  }

  /** The page is reloaded, or closed and opened again. */
  reload(): void {
    this.#page.cart.stop();
    this.#page = this.#load(this.#page.services);
    if (!this.#isOnline) this.#page.services.setNetwork(false);
    this.#open(this.who);
  }

  become(who: Who): void {
    if (who === this.who) return;
    // The session of one account is closed before the one of another is opened.
    this.#open("guest");
    // Before its cart is opened, which reads at once, and must not read the former account's cart.
    this.who = who;
    if (who !== "guest") {
      this.expected[who] = this.expected.guest.reduce(
        (lines, item) => applyChanges(lines, [{ operationId: "", type: "line.add", item }]),
        this.expected[who],
      );
      this.expected.guest = [];
      this.#open(who);
    }
  }

  /** The same shopper adds a product elsewhere; this page may be notified. */
  actElsewhere(id: string, isReceived: boolean): void {
    const change: Change = { operationId: this.#name(), type: "line.add", item: lineOf(id) };
    const { deviceCart } = this.#page.services;
    if (this.who === "guest") deviceCart.write(applyChanges(this.real, [change]));
    else this.server.change(this.who, change);
    this.expected[this.who] = applyChanges(this.expected[this.who], [change]);
    // Tabs of one browser always notify each other.
    if (isReceived || this.who === "guest") this.#page.services.notifyCart();
  }

  setOnline(isOnline: boolean): void {
    this.#isOnline = isOnline;
    this.#page.services.setNetwork(isOnline);
  }

  glance(): void {
    this.#page.services.notifyCart();
  }

  wait(): void {
    this.#page.clock.increment(60_000);
  }

  /** A call reaches the server; the response stays pending. */
  arrive(index: number): void {
    const call = this.#pick(index);
    if (call && this.#isOnline) reach(call);
  }

  /** A call is answered; without a network it is lost. */
  answer(index: number): void {
    const call = this.#pick(index);
    if (!call) return;
    if (!this.#isOnline) return this.#lose(call, { id: 503 });
    call.isOver = true;
    reach(call);
    if (call.operationId !== undefined && !call.isLost && !call.signal.aborted)
      this.#answered.add(call.operationId);
    if (call.outcome && "value" in call.outcome) call.resolve(call.outcome.value);
    else call.reject(call.outcome?.error);
  }

  /** The response of a call is lost, or a call whose request may still arrive. */
  fail(index: number, failure: Failure): void {
    const call = this.#pick(index);
    if (call) this.#lose(call, failure);
  }

  /** A call is refused; a change only by the server itself, which lacks the stock. */
  refuse(index: number, failure: Failure): void {
    if (this.#pick(index)?.operationId === undefined) this.fail(index, failure);
  }

  /** Every call succeeds, and the page reads the cart a last time. */
  async settle(): Promise<void> {
    this.setOnline(true);
    await this.#settle(200);
    this.glance();
    await this.#settle(200);
  }

  listen(): Promise<void> {
    return settled(12);
  }

  async #settle(tries: number): Promise<void> {
    await this.listen();
    const { see, state } = this.#page;
    if (!see(selectIsBusy) && see(selectShownInterruption) === null) return;
    if (tries === 0) throw new Error(`never at rest: ${state}`);
    if (see(selectIsFailed)) this.send({ type: "cart.retry" });
    for (const _ of this.#waiting) this.answer(0);
    this.wait();
    await this.#settle(tries - 1);
  }

  #open(who: Who): void {
    if (who === "guest") this.#page.send({ type: "shopper.changed", shopper: "guest" });
    else this.#page.signIn(who);
  }

  #name(): string {
    return `op-${++this.#names}`;
  }

  get #waiting(): Call[] {
    return this.#calls.filter(({ isOver }) => !isOver);
  }

  #pick(index: number): Call | undefined {
    const waiting = this.#waiting;
    return waiting[index % Math.max(waiting.length, 1)];
  }

  #lose(call: Call, failure: Failure): void {
    call.reject(new FailureError(failure));
    call.isLost = true;
    // An aborted request may still reach the server later.
    if (call.outcome) call.isOver = true;
  }

  /** A page of the same device, whose calls are held here. */
  #load(device?: FakeCartServices) {
    const services = new FakeCartServices(device);
    const held = <T>(run: () => T, signal: AbortSignal, operationId?: string): Promise<T> => {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      // Each call is resolved with the result of its own `reach`.
      const settle = { resolve: resolve as Call["resolve"], reject };
      this.#calls.push({
        reach: run,
        ...settle,
        signal,
        isOver: false,
        isLost: false,
        ...(operationId && { operationId }),
      });
      promise.catch(() => undefined);
      return promise;
    };
    /** For the caller's account, even if another one is signed in when the call arrives. */
    const heldFor = <T>(run: (who: Who) => T, signal: AbortSignal) => {
      const { who } = this;
      return held(() => run(who), signal);
    };
    services.getCart = (signal) => heldFor((who) => this.server.getCart(who), signal);
    services.change = (change, account, signal) => {
      const { operationId } = change;
      if (account !== this.who || this.#answered.has(operationId)) this.wronglySent.push(change);
      return held(() => this.server.change(account ?? "nobody", change), signal, operationId);
    };
    services.quoteCart = (lines, signal) => held(() => this.server.quoteCart(lines), signal);
    services.summariseGuest = ({ lines, ...request }, signal) =>
      held(() => summaryAsAsked(this.server.quoteCart(lines).currentCart.items, request), signal);
    services.getPaymentCart = (request, signal) =>
      heldFor((who) => summaryAsAsked(this.server.getCart(who).currentCart.items, request), signal);
    const page = runCart(services);
    if (this.#note) page.cart.system.inspect(this.#note);
    page.send({ type: "shopper.changed", shopper: "guest" });
    return page;
  }
}

function reach(call: Call): void {
  if (call.outcome) return;
  try {
    call.outcome = { value: call.reach() };
  } catch (error) {
    call.outcome = { error };
  }
}

/** Every promotion code is valid. */
function summaryAsAsked(items: CartItem[], { shippingOption, promotionCode }: SummaryRequest): OrderSummary {
  const summary = summaryOf(items, shippingOption);
  return promotionCode === undefined
    ? summary
    : { ...summary, promotion: { code: promotionCode, kind: "freeShipping" } };
}
