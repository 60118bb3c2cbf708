import type { CartItem } from "@shop/contract";
import { createActor, SimulatedClock } from "xstate";
import type { CheckoutEmitted } from "../checkout-events.ts";
import { checkoutMachine, type CheckoutRef } from "../checkout-machine.ts";
import type { CartUpdate, Step } from "../checkout-state.ts";
import { checkoutStepsMachine } from "../checkout-steps-machine.ts";
import { paymentMachine } from "../payment-machine.ts";
import { persistCheckout } from "../persisted-checkout.ts";
import { provideCheckout } from "../services.ts";
import {
  anAddress,
  FakeCheckoutServices,
  lineOf,
  cartUpdateOf,
  quoteOf,
  sendToCheckout,
  type SentToCheckout,
} from "../testing.ts";
import { stateOf } from "./checkout-test-state.ts";

/** The machines that are a checkout together. */
export const checkoutMachines = [checkoutMachine, checkoutStepsMachine, paymentMachine] as const;

export const HOME = anAddress({ id: "casa", isDefault: true });
export const OFFICE = anAddress({ id: "trabajo", street: "Avenida Central" });

/** How the shop can be paid. */
const METHODS = ["prueba", "contraentrega"] as const;

/** Four kilograms for 40.00: enough to be paid. */
export const LINES = [lineOf("arroz", 4)];

/** The real machine over held answers. */
export function runCheckout(services = new FakeCheckoutServices()) {
  const clock = new SimulatedClock();
  const checkout = createActor(provideCheckout(services), { clock });
  persistCheckout(checkout, services.persistedCheckout);
  const emitted: CheckoutEmitted[] = [];
  checkout.on("*", (event) => emitted.push(event));
  checkout.start();
  const send = (event: SentToCheckout) => sendToCheckout(checkout, event);
  const stateNow = () => stateOf(snapshotsOf(checkout));
  const updateCart = (items: CartItem[], other: Partial<CartUpdate> = {}) =>
    send({ type: "cart.changed", cart: cartUpdateOf(items, other) });
  const quote = (items = LINES) => services.quotes.last.answer(quoteOf(items, services.quotes.last.input));

  return {
    checkout,
    clock,
    services,
    emitted,
    send,
    updateCart,
    /** The server prices what it was asked for. */
    quote,
    get tags() {
      return stateNow().tags;
    },
    get step() {
      return stateNow().step;
    },
    get notice() {
      return stateNow().notice;
    },
    /** What the steps are at, which run. */
    get steps() {
      const { steps } = snapshotsOf(checkout);
      if (!steps) throw new Error("no steps are running");
      return steps;
    },
    get snapshots() {
      return snapshotsOf(checkout);
    },
    get context() {
      return stateNow();
    },
    /** The account is known, and the server has answered for its book and for how it can be paid. */
    async open(addresses = [HOME, OFFICE], step: Step = "address") {
      send({ type: "step.open", step });
      send({ type: "account.opened", account: "ana" });
      await this.answerReads(addresses);
    },
    /** The book, and how the shop can be paid. */
    async answerReads(addresses = [HOME, OFFICE]) {
      await services.books.last.answer({ addresses });
      await services.methods.last.answer([...METHODS]);
      await received();
    },
    /** At the first step with a priced cart. */
    async start(items = LINES, addresses = [HOME, OFFICE], step: Step = "address") {
      await this.open(addresses, step);
      updateCart(items);
      await quote(items);
    },
    /** Everything that is offered first, up to the review. */
    async review(items = LINES) {
      await this.start(items);
      send({ type: "step.next" });
      send({ type: "step.next" });
      await quote(items);
      send({ type: "step.next" });
      await quote(items);
    },
    /** The shopper buys the order under review. */
    pay() {
      send({ type: "pay.submit", total: stateNow().quote?.total ?? 0 });
    },
    /** The page is closed or reloaded: another one of the same browser comes after it. */
    reload() {
      checkout.stop();
      return runCheckout(new FakeCheckoutServices(services));
    },
  };
}

/** What the running machines are at. */
function snapshotsOf(checkout: CheckoutRef) {
  const { steps, payment } = checkout.getSnapshot().children;
  return {
    checkout: checkout.getSnapshot(),
    steps: steps?.getSnapshot(),
    payment: payment?.getSnapshot(),
  };
}

/** Lets the handlers of every settled promise run. */
export async function received(times = 6): Promise<void> {
  if (times === 0) return;
  await Promise.resolve();
  await received(times - 1);
}
