import { CoveredTransitions } from "@shop/machine-checks";
import type { CartItem } from "@shop/contract";
import { createActor, fromTransition, SimulatedClock } from "xstate";
import type { CartReport } from "../cart-events.ts";
import { cartMachine } from "../cart-machine.ts";
import { persistOutbox } from "../persist-outbox.ts";
import { selectLines } from "../selectors.ts";
import { provideCart } from "../services.ts";
import { cartOf, FakeCartServices, quoteOf, summaryOf } from "../testing.ts";

/** What the scenarios have done with the chart. */
export const taken = new CoveredTransitions(cartMachine);

/** The real machine over held answers, with an owner that notes what it is told. */
export function runCart(services = new FakeCartServices()) {
  const reports: CartReport[] = [];
  const owner = createActor(
    fromTransition((_: null, report: CartReport) => {
      reports.push(report);
      return null;
    }, null),
  ).start();
  const clock = new SimulatedClock();
  const cart = createActor(provideCart(services), { clock, input: { owner }, inspect: taken.note });
  persistOutbox(cart, services);
  cart.start();

  return {
    cart,
    clock,
    services,
    reports,
    /** The name of the innermost state. */
    get state(): string {
      let value: unknown = cart.getSnapshot().value;
      while (typeof value === "object" && value !== null) value = Object.values(value)[0];
      return String(value);
    },
    /** What the shopper sees: units by product. */
    get units(): Record<string, number> {
      return Object.fromEntries(selectLines(cart.getSnapshot()).map((item) => [item.id, item.quantity]));
    },
    /** Opens the cart of an account with these lines and lets it come to rest. */
    async open(...items: CartItem[]): Promise<void> {
      cart.send({ type: "cart.open", shopper: "account" });
      cart.send({ type: "account.confirmed", uid: "ana" });
      await services.reads.last.answer(cartOf(...items));
      if (items.length > 0) await services.summaries.last.answer(summaryOf(items));
    },
    /** Opens the cart of a guest whose device has these lines, and lets the server price them. */
    async openGuest(...items: CartItem[]): Promise<void> {
      services.deviceCart.write(items);
      cart.send({ type: "cart.open", shopper: "guest" });
      if (items.length > 0) await services.quotes.last.answer(quoteOf(...items));
      else await Promise.resolve();
    },
    /** The page is closed or reloaded: another one of the same browser comes after it. */
    reload() {
      cart.stop();
      return runCart(new FakeCartServices(services));
    },
  };
}
