import type { CartItem, Failure, OrderSummary } from "@shop/contract";
import { CoveredTransitions, systemSnapshot, type SystemSnapshot } from "@shop/machine-checks";
import type { CartEvent } from "../cart-events.ts";
import { cartMachine } from "../cart-machine.ts";
import type { Change } from "../changes.ts";
import { noticeKey } from "../notices.ts";
import { outboxMachine } from "../outbox-machine.ts";
import {
  selectIsBusy,
  selectIsFailed,
  selectIsGuest,
  selectIsOpen,
  selectNotices,
  selectShownInterruption,
  selectUnsentCount,
} from "../selectors.ts";
import type { SummaryRequest } from "../summary-state.ts";
import { lineOf, summaryOf } from "../testing.ts";
import { runCart, settled } from "../tests/run-cart.ts";
import { carryOut, ReferenceModel, type Units } from "./reference-model.ts";

/** The real machine with fake services, and the reference model beside it. */
export class CartUnderTest {
  readonly referenceModel = new ReferenceModel();
  readonly shop = runCart();
  readonly transitions: CoveredTransitions;
  #sent = 0;
  #names = 0;
  /** Operations that were sent again although they had been answered. */
  readonly repeated: string[] = [];
  /** Changes that were sent for another account than the shown one. */
  readonly astray: string[] = [];

  /** @param transitions records the transitions of the machines */
  constructor(transitions = new CoveredTransitions(cartMachine, outboxMachine)) {
    this.transitions = transitions;
    this.shop.cart.system.inspect(this.transitions.note);
  }

  /** The machines of the cart, as they are now. */
  get system(): SystemSnapshot {
    return systemSnapshot(this.shop.cart);
  }

  /** A guest, whose device has these lines. */
  openGuest(items: CartItem[]): void {
    this.shop.services.deviceCart.write(items);
    this.referenceModel.begin(unitsOf(items));
    this.shop.send({ type: "shopper.changed", shopper: "guest" });
  }

  /** An account, on a device that no guest has used. */
  openAccount(): void {
    this.shop.services.deviceCart.write([]);
    this.referenceModel.begin({});
    this.shop.send({ type: "shopper.changed", shopper: "account" });
  }

  /** The session confirms the account. */
  confirm(uid: string, { left = [], guest = [] }: { left?: Change[]; guest?: CartItem[] } = {}): void {
    const { deviceCart, persistedOutbox } = this.shop.services;
    deviceCart.write([]);
    deviceCart.write(guest);
    persistedOutbox.save(uid, left.length > 0 ? { items: [], changes: left } : null);
    const device = deviceCart.read();
    const merge: Change[] = device ? [{ type: "lines.add", ...device }] : [];
    this.referenceModel.remember([...left.map((change): Change => ({ ...change, frozen: true })), ...merge]);
    this.send({ type: "account.confirmed", uid });
  }

  /** The shopper makes this change. */
  click(toChange: (operationId: string) => Change): void {
    const { referenceModel } = this;
    const change = toChange(`op-${++this.#names}`);
    if (this.isGuest) referenceModel.real = carryOut(referenceModel.real, change);
    else if (this.shop.see(selectIsOpen)) referenceModel.click(change);
    this.send(change);
  }

  send(event: CartEvent): void {
    this.shop.send(event);
    this.#noteSent();
  }

  /** The shopper dismisses the first notice. */
  dismissNotice(): void {
    const [notice] = this.shop.see(selectNotices);
    if (notice) this.send({ type: "notice.dismiss", key: noticeKey(notice) });
  }

  setNetwork(isOnline: boolean): void {
    this.shop.services.setNetwork(isOnline);
    this.#noteSent();
  }

  wait(): void {
    this.shop.clock.increment(30_000);
    this.#noteSent();
  }

  /** The cart is read. @param real the server's units, if they were changed elsewhere */
  async read(real: Units = this.referenceModel.real): Promise<void> {
    this.referenceModel.real = real;
    const items = itemsOf(real);
    // A guest's device without lines makes no call.
    if (!this.isGuest || items.length > 0) await this.shop.answer(...items);
    await this.#listen();
  }

  /** The pending change is carried out. */
  async accept({ withCart }: { withCart: boolean }): Promise<void> {
    const { last } = this.shop.services.changes;
    const real = carryOut(this.referenceModel.real, last.input);
    this.referenceModel.accept(last.input, real);
    if (withCart) await this.shop.answer(...itemsOf(real));
    else await last.answer(undefined);
    await this.#listen();
  }

  /** The pending change is refused finally. */
  async refuseChange(failure: Failure): Promise<void> {
    this.referenceModel.refuse(this.shop.services.changes.last.input);
    await this.fail(failure);
  }

  async summarise(): Promise<void> {
    const { last } = this.shop.services.summaries;
    await last.answer(summaryAsAsked(itemsOf(this.referenceModel.real), last.input));
    await this.#listen();
  }

  /** The pending call fails. */
  async fail(failure: Failure): Promise<void> {
    await this.shop.refuse(failure);
    await this.#listen();
  }

  /** Every pending call succeeds. */
  async settle(): Promise<void> {
    this.setNetwork(true);
    await this.#settle(30);
  }

  async #settle(tries: number): Promise<void> {
    const { see, state } = this.shop;
    if (!see(selectIsOpen)) return;
    if (!see(selectIsBusy) && see(selectShownInterruption) === null) return;
    if (tries === 0) throw new Error(`never at rest: ${state}`);
    if (see(selectIsFailed)) this.send({ type: "cart.retry" });
    this.wait();
    if (this.shop.state === "deciding") await this.accept({ withCart: true });
    else if (this.shop.state === "loading") await this.read();
    else if (this.shop.state === "updating") await this.summarise();
    await this.#settle(tries - 1);
  }

  get isGuest(): boolean {
    return this.shop.see(selectIsGuest);
  }

  get isSettled(): boolean {
    return !this.shop.see(selectIsBusy) && this.shop.see(selectUnsentCount) === 0;
  }

  async #listen(): Promise<void> {
    this.#noteSent();
    await settled();
    this.#noteSent();
  }

  /** Records the calls since the last check. */
  #noteSent(): void {
    const { changes, accounts } = this.shop.services;
    const shown = this.shop.unsent.account;
    for (const { input } of changes.all.slice(this.#sent)) {
      if (this.referenceModel.over.has(input.operationId)) this.repeated.push(input.operationId);
      const account = accounts.at(-1);
      if (account !== shown) this.astray.push(`${account} instead of ${shown}`);
      this.referenceModel.send(input);
    }
    this.#sent = changes.all.length;
    if (!this.shop.see(selectIsOpen)) this.referenceModel.begin({});
    else if (this.isSettled) this.referenceModel.settle();
  }
}

/** The summary of these lines by this shop's rules, except that every code is valid. */
export function summaryAsAsked(
  items: readonly CartItem[],
  { shippingOption, promotionCode }: SummaryRequest,
): OrderSummary {
  const summary = summaryOf(items, shippingOption);
  if (promotionCode === undefined) return summary;
  return { ...summary, promotion: { code: promotionCode, kind: "freeShipping" } };
}

function itemsOf(units: Units): CartItem[] {
  return Object.entries(units).map(([id, quantity]) => lineOf(id, quantity));
}

function unitsOf(items: readonly CartItem[]): Units {
  return Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
}
