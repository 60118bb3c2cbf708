import type { CartItem } from "@shop/contract";
import { createActor, SimulatedClock } from "xstate";
import type { CheckoutEmitted } from "../checkout-events.ts";
import { checkoutMachine, type CheckoutRef } from "../checkout-machine.ts";
import type { CartUpdate, Step } from "../checkout-state.ts";
import { checkoutStepsMachine } from "../checkout-steps-machine.ts";
import { placementMachine } from "../placement-machine.ts";
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

/** The machines of a checkout. */
export const checkoutMachines = [checkoutMachine, checkoutStepsMachine, placementMachine] as const;

export const HOME = anAddress({ id: "casa", isDefault: true });
export const OFFICE = anAddress({ id: "trabajo", street: "Avenida Central" });

/** The payment methods of the shop. */
const METHODS = ["prueba", "contraentrega"] as const;

/** Four kilograms for 40.00: enough to be paid. */
export const LINES = [lineOf("arroz", 4)];

/** The real machine, whose calls the test answers. */
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
    /** The server answers the price request. */
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
    /** The state of the running steps. */
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
    /** The account is known, and its address book and the payment methods are loaded. */
    async open(addresses = [HOME, OFFICE], step: Step = "address") {
      send({ type: "step.open", step });
      send({ type: "account.opened", account: "ana" });
      await this.answerReads(addresses);
    },
    /** The address book, and the payment methods. */
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
    /** Goes to the review with the first options. */
    async review(items = LINES) {
      await this.start(items);
      send({ type: "step.next" });
      await quote(items);
      send({ type: "step.next" });
      await quote(items);
      send({ type: "step.next" });
      await quote(items);
    },
    /** The shopper places the order under review. */
    pay() {
      send({ type: "pay.submit", total: stateNow().quote?.total ?? 0 });
    },
    /** The page is closed or reloaded: another one of the same browser follows. */
    reload() {
      checkout.stop();
      return runCheckout(new FakeCheckoutServices(services));
    },
  };
}

/** The states of the running machines. */
function snapshotsOf(checkout: CheckoutRef) {
  const { steps, placement } = checkout.getSnapshot().children;
  return {
    checkout: checkout.getSnapshot(),
    steps: steps?.getSnapshot(),
    placement: placement?.getSnapshot(),
  };
}

/** Lets the handlers of every settled promise run. */
export async function received(times = 6): Promise<void> {
  if (times === 0) return;
  await Promise.resolve();
  await received(times - 1);
}
