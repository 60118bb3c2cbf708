import { FailureError, type CartItem, type Failure } from "@shop/contract";
import type { CartReport } from "../cart-events.ts";
import { applyChanges, type Change } from "../changes.ts";
import { FakeServer } from "./fake-server.ts";
import { selectIsBusy, selectIsFailed, selectIsWaiting, selectLines } from "../selectors.ts";
import { FakeCartServices, lineOf, summaryOf } from "../testing.ts";
import { runCart } from "./run-cart.ts";

/** A call on its way. It may reach the server although nobody waits for it any more. */
type Call = {
  reach: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** What the server said when it got there. */
  outcome?: { value: unknown } | { error: unknown };
  isOver: boolean;
};

/** A shopper of this world: a guest, or the one account that is named. */
type Who = "guest" | "ana" | "eva";

const LOST: Failure = { id: 503 };

/** A server, a network that loses and delays, a device, and a shopper whose page comes and goes. */
export class CartTestContext {
  readonly server = new FakeServer((id, quantity) => lineOf(id, quantity));
  readonly reports: CartReport[] = [];
  /** What each account's cart should be once everything has arrived, and the guest's. */
  readonly expected: Record<Who, CartItem[]> = { guest: [], ana: [], eva: [] };
  who: Who = "guest";
  #page = this.#load();
  #calls: Call[] = [];
  #isOnline = true;
  #names = 0;

  get shown(): CartItem[] {
    return selectLines(this.#page.cart.getSnapshot());
  }

  get deviceLines(): CartItem[] {
    return this.#page.services.deviceCart.read()?.items ?? [];
  }

  /** What is still kept to be sent. */
  unsentOf(who: Who): Change[] {
    return this.#page.services.persistedOutbox.take(who)?.changes ?? [];
  }

  click(click: (operationId: string) => Change): void {
    const change = click(this.#name());
    this.expected[this.who] = applyChanges(this.expected[this.who], [change]);
    this.#page.cart.send(change);
  }

  /** The page is reloaded, or closed and opened again. */
  reload(): void {
    this.reports.push(...this.#page.reports);
    this.#page.cart.stop();
    this.#page = this.#load(this.#page.services);
    if (!this.#isOnline) this.#page.services.setNetwork(false);
    this.#open(this.who);
  }

  become(who: Who): void {
    if (who === this.who) return;
    // The session of one account is closed before the one of another is opened.
    this.#open("guest");
    // Before its cart is opened: that reads at once, and not the cart of the account before.
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

  /** The same shopper puts something into the cart elsewhere; this page may be notified. */
  actElsewhere(id: string, isReceived: boolean): void {
    const change: Change = { operationId: this.#name(), type: "line.add", item: lineOf(id) };
    const { deviceCart } = this.#page.services;
    if (this.who === "guest") deviceCart.write(applyChanges(this.deviceLines, [change]));
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
    this.#page.cart.send({ type: "cart.retry" });
  }

  wait(): void {
    this.#page.clock.increment(60_000);
  }

  /** A call gets to the server, whose answer stays on its way. */
  arrive(index: number): void {
    const call = this.#pick(index);
    if (call && this.#isOnline) reach(call);
  }

  /** A call is answered; without a network it is lost. */
  answer(index: number): void {
    const call = this.#pick(index);
    if (!call) return;
    if (!this.#isOnline) return this.#lose(call, LOST);
    call.isOver = true;
    reach(call);
    if (call.outcome && "value" in call.outcome) call.resolve(call.outcome.value);
    else call.reject(call.outcome?.error);
  }

  /** The answer of a call gets lost, or a call whose request may yet arrive. */
  fail(index: number, failure: Failure): void {
    const call = this.#pick(index);
    if (call) this.#lose(call, failure);
  }

  /** Everything gets through and comes to rest, and the page has a last look. */
  async settle(): Promise<void> {
    this.setOnline(true);
    await this.#settle(200);
    this.glance();
    await this.#settle(200);
  }

  /** Lets the handlers of every settled promise run. */
  async listen(times = 12): Promise<void> {
    if (times === 0) return;
    await Promise.resolve();
    await this.listen(times - 1);
  }

  async #settle(retryDelay: number): Promise<void> {
    await this.listen();
    const snapshot = this.#page.cart.getSnapshot();
    const isAtRest = !selectIsBusy(snapshot) && !selectIsWaiting(snapshot) && !selectIsFailed(snapshot);
    if (isAtRest) return;
    if (retryDelay === 0) throw new Error(`never at rest: ${this.#page.state}`);
    if (selectIsFailed(snapshot)) this.retry();
    const waiting = this.#calls.filter(({ isOver }) => !isOver).length;
    for (let index = 0; index < waiting; index++) this.answer(0);
    this.wait();
    await this.#settle(retryDelay - 1);
  }

  #open(who: Who): void {
    const { cart } = this.#page;
    cart.send({ type: "cart.open", shopper: who === "guest" ? "guest" : "account" });
    if (who !== "guest") cart.send({ type: "account.confirmed", uid: who });
  }

  #name(): string {
    return `op-${++this.#names}`;
  }

  #pick(index: number): Call | undefined {
    const waiting = this.#calls.filter(({ isOver }) => !isOver);
    return waiting[index % Math.max(waiting.length, 1)];
  }

  #lose(call: Call, failure: Failure): void {
    call.reject(new FailureError(failure));
    // A request that the page gave up may reach the server all the same, later.
    if (call.outcome) call.isOver = true;
  }

  /** A page of the same device, whose calls come here. */
  #load(device?: FakeCartServices) {
    const services = new FakeCartServices(device);
    const held = <T>(run: () => T): Promise<T> => {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      // Each call is resolved with what its own `reach` has given.
      const call = { reach: run, resolve: resolve as Call["resolve"], reject, isOver: false };
      this.#calls.push(call);
      promise.catch(() => undefined);
      return promise;
    };
    const uid = () => (this.who === "guest" ? "nobody" : this.who);
    services.getCart = () => {
      const whose = uid();
      return held(() => this.server.getCart(whose));
    };
    services.change = (change, account) => held(() => this.server.change(account ?? "nobody", change));
    services.quoteCart = (lines) => held(() => this.server.quoteCart(lines));
    services.summariseGuest = ({ lines }) =>
      held(() => summaryOf(this.server.quoteCart(lines).currentCart.items));
    services.getPaymentCart = () => {
      const whose = uid();
      return held(() => summaryOf(this.server.getCart(whose).currentCart.items));
    };
    const page = runCart(services);
    page.cart.send({ type: "cart.open", shopper: "guest" });
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
