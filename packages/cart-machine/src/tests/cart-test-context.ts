import { FailureError, type CartItem, type Failure } from "@shop/contract";
import { applyChanges, type Change } from "../changes.ts";
import { FakeServer } from "./fake-server.ts";
import { selectIsBusy, selectIsFailed, selectLines, selectShownInterruption } from "../selectors.ts";
import { FakeCartServices, lineOf, summaryOf } from "../testing.ts";
import { runCart, settled } from "./run-cart.ts";

/** A pending call. It may reach the server although it was aborted. */
type Call = {
  reach: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** The server's response when it arrived there. */
  outcome?: { value: unknown } | { error: unknown };
  isOver: boolean;
};

/** A guest, or the account that is named. */
export type Who = "guest" | "ana" | "eva";

/** A server, a lossy and slow network, a device, and a shopper who opens and closes the page. */
export class CartTestContext {
  readonly server = new FakeServer((id, quantity) => lineOf(id, quantity));
  /** What each account's cart should be once everything has arrived, and the guest's. */
  readonly expected: Record<Who, CartItem[]> = { guest: [], ana: [], eva: [] };
  who: Who = "guest";
  #page = this.#load();
  #calls: Call[] = [];
  #isOnline = true;
  #names = 0;

  get shown(): CartItem[] {
    return this.#page.see(selectLines);
  }

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

  retry(): void {
    this.#page.send({ type: "cart.retry" });
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
    if (call.outcome && "value" in call.outcome) call.resolve(call.outcome.value);
    else call.reject(call.outcome?.error);
  }

  /** The response of a call is lost, or a call whose request may still arrive. */
  fail(index: number, failure: Failure): void {
    const call = this.#pick(index);
    if (call) this.#lose(call, failure);
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
    if (see(selectIsFailed)) this.retry();
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
    // An aborted request may still reach the server later.
    if (call.outcome) call.isOver = true;
  }

  /** A page of the same device, whose calls are held here. */
  #load(device?: FakeCartServices) {
    const services = new FakeCartServices(device);
    const held = <T>(run: () => T): Promise<T> => {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      // Each call is resolved with the result of its own `reach`.
      const call = { reach: run, resolve: resolve as Call["resolve"], reject, isOver: false };
      this.#calls.push(call);
      promise.catch(() => undefined);
      return promise;
    };
    /** For the caller's account, even if another one is signed in when the call arrives. */
    const heldFor = <T>(run: (who: Who) => T) => {
      const { who } = this;
      return held(() => run(who));
    };
    services.getCart = () => heldFor((who) => this.server.getCart(who));
    services.change = (change, account) => held(() => this.server.change(account ?? "nobody", change));
    services.quoteCart = (lines) => held(() => this.server.quoteCart(lines));
    services.summariseGuest = ({ lines }) =>
      held(() => summaryOf(this.server.quoteCart(lines).currentCart.items));
    services.getPaymentCart = () => heldFor((who) => summaryOf(this.server.getCart(who).currentCart.items));
    const page = runCart(services);
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
