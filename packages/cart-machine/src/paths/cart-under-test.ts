import type { CartItem, Failure } from "@shop/contract";
import { CoveredTransitions, systemSnapshot, type SystemSnapshot } from "@shop/machine-checks";
import type { CartEvent } from "../cart-events.ts";
import { cartMachine } from "../cart-machine.ts";
import type { Change } from "../changes.ts";
import { noticeKey } from "../notices.ts";
import { outboxMachine } from "../outbox-machine.ts";
import { runCart, settled } from "../tests/run-cart.ts";
import {
  selectIsBusy,
  selectIsFailed,
  selectIsGuest,
  selectIsOpen,
  selectIsWaiting,
  selectNotices,
  selectUnsentCount,
} from "../selectors.ts";
import { cartOf, lineOf, quoteOf } from "../testing.ts";
import { carryOut, ReferenceModel, type Units } from "./reference-model.ts";
import { summaryAsAsked } from "./summary-as-asked.ts";

/** The real machine with fake services, and the reference model beside it. */
export class CartUnderTest {
  readonly referenceModel = new ReferenceModel();
  readonly #run = runCart();
  readonly transitions: CoveredTransitions;
  #sent = 0;
  #names = 0;
  /** Operations that were answered already, and went out once more. */
  readonly repeated: string[] = [];
  /** Changes that went out for somebody else than whose cart is shown. */
  readonly astray: string[] = [];

  /** @param transitions notes what the machines do */
  constructor(transitions = new CoveredTransitions(cartMachine, outboxMachine)) {
    this.transitions = transitions;
    this.cart.system.inspect(this.transitions.note);
  }

  get snapshot() {
    return this.#run.cart.getSnapshot();
  }

  /** The machines of the cart, as they are now. */
  get system(): SystemSnapshot {
    return systemSnapshot(this.cart);
  }

  stop(): void {
    this.cart.stop();
  }

  get units(): Units {
    return this.#run.units;
  }

  get unsent() {
    return this.#run.unsent;
  }

  get cart() {
    return this.#run.cart;
  }

  get services() {
    return this.#run.services;
  }

  /** A guest, whose device has these lines. */
  openGuest(items: CartItem[]): void {
    this.services.deviceCart.write(items);
    this.referenceModel.begin(unitsOf(items));
    this.cart.send({ type: "cart.open", shopper: "guest" });
  }

  /** An account, on a device that no guest has used. */
  openAccount(): void {
    this.services.deviceCart.write([]);
    this.referenceModel.begin({});
    this.cart.send({ type: "cart.open", shopper: "account" });
  }

  /** The session says whose cart it is. */
  confirm(uid: string, { left = [], guest = [] }: { left?: Change[]; guest?: CartItem[] } = {}): void {
    const { deviceCart, persistedOutbox } = this.services;
    deviceCart.write([]);
    deviceCart.write(guest);
    persistedOutbox.save(uid, left.length > 0 ? { items: [], changes: left } : null);
    const device = deviceCart.read();
    const merge: Change[] = device ? [{ type: "lines.add", ...device }] : [];
    this.referenceModel.remember([...left.map((change): Change => ({ ...change, frozen: true })), ...merge]);
    this.cart.send({ type: "account.confirmed", uid });
    this.#noteSent();
  }

  /** The shopper does this to the lines. */
  click(toChange: (operationId: string) => Change): void {
    const { referenceModel } = this;
    const change = toChange(`op-${++this.#names}`);
    if (this.isGuest) referenceModel.real = carryOut(referenceModel.real, change);
    else if (selectIsOpen(this.snapshot)) referenceModel.click(change);
    this.send(change);
  }

  send(event: CartEvent): void {
    this.cart.send(event);
    this.#noteSent();
  }

  /** The shopper has read the first of the notices. */
  dismissNotice(): void {
    const [notice] = selectNotices(this.snapshot);
    if (notice) this.send({ type: "notice.dismiss", key: noticeKey(notice) });
  }

  setNetwork(isOnline: boolean): void {
    this.services.setNetwork(isOnline);
    this.#noteSent();
  }

  wait(): void {
    this.#run.clock.increment(30_000);
    this.#noteSent();
  }

  /** The cart is read. @param real what the server has now, if something was done elsewhere */
  async read(real: Units = this.referenceModel.real): Promise<void> {
    this.referenceModel.real = real;
    const items = itemsOf(real);
    const { reads, quotes } = this.services;
    if (!this.isGuest) await reads.last.answer(cartOf(...items));
    // A device without lines has nothing to ask.
    else if (items.length > 0) await quotes.last.answer(quoteOf(...items));
    await this.#listen();
  }

  async failReading(failure: Failure): Promise<void> {
    const { reads, quotes } = this.services;
    await (this.isGuest ? quotes.last : reads.last).refuse(failure);
    await this.#listen();
  }

  /** The change on its way is carried out. */
  async accept({ withCart }: { withCart: boolean }): Promise<void> {
    const { last } = this.services.changes;
    const real = carryOut(this.referenceModel.real, last.input);
    const cart = cartOf(...itemsOf(real));
    this.referenceModel.accept(last.input, real);
    await last.answer(withCart ? cart : undefined);
    await this.#listen();
  }

  /** The change on its way is not answered, or refused for good. */
  async failChange(failure: Failure, isFinal: boolean): Promise<void> {
    const { last } = this.services.changes;
    if (isFinal) this.referenceModel.refuse(last.input);
    await last.refuse(failure);
    await this.#listen();
  }

  async summarise(): Promise<void> {
    const { last } = this.services.summaries;
    await last.answer(summaryAsAsked(itemsOf(this.referenceModel.real), last.input));
    await this.#listen();
  }

  async failSummary(failure: Failure): Promise<void> {
    await this.services.summaries.last.refuse(failure);
    await this.#listen();
  }

  /** Everything gets through. */
  async settle(): Promise<void> {
    this.setNetwork(true);
    await this.#settle(30);
  }

  async #settle(retryDelay: number): Promise<void> {
    const { snapshot } = this;
    if (!selectIsOpen(snapshot)) return;
    if (!selectIsBusy(snapshot) && !selectIsWaiting(snapshot) && !selectIsFailed(snapshot)) return;
    if (retryDelay === 0) throw new Error(`never at rest: ${this.#run.state}`);
    if (selectIsFailed(snapshot)) this.send({ type: "cart.retry" });
    this.wait();
    await this.#answer();
    await this.#settle(retryDelay - 1);
  }

  get isGuest(): boolean {
    return selectIsGuest(this.snapshot);
  }

  get isSettled(): boolean {
    return !selectIsBusy(this.snapshot) && selectUnsentCount(this.snapshot) === 0;
  }

  /** Whether an answer of this kind is awaited. */
  isCalling(kind: "reads" | "changes" | "summaries"): boolean {
    const { state } = this.#run;
    if (kind === "changes") return this.unsent.sending !== null && state === "sending";
    return kind === "summaries" ? state === "updating" : state === "loading";
  }

  async #answer(): Promise<void> {
    if (this.isCalling("changes")) await this.accept({ withCart: true });
    else if (this.isCalling("reads")) await this.read();
    else if (this.isCalling("summaries")) await this.summarise();
  }

  async #listen(): Promise<void> {
    this.#noteSent();
    await settled();
    this.#noteSent();
  }

  /** Writes down what has gone out since the last look. */
  #noteSent(): void {
    const { changes, accounts } = this.services;
    const shown = this.unsent.account;
    for (const { input } of changes.all.slice(this.#sent)) {
      if (this.referenceModel.over.has(input.operationId)) this.repeated.push(input.operationId);
      const account = accounts.at(-1);
      if (account !== shown) this.astray.push(`${account} instead of ${shown}`);
      this.referenceModel.send(input);
    }
    this.#sent = changes.all.length;
    if (!selectIsOpen(this.snapshot)) this.referenceModel.begin({});
    else if (this.isSettled) this.referenceModel.settle();
  }
}

function itemsOf(units: Units): CartItem[] {
  return Object.entries(units).map(([id, quantity]) => lineOf(id, quantity));
}

function unitsOf(items: readonly CartItem[]): Units {
  return Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
}
