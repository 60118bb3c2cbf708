import { TakenTransitions } from "@shop/machine-checks";
import { createActor, fromTransition } from "xstate";
import { cartMachine, type CartReport } from "../cart-machine.ts";
import { selectLines } from "../selectors.ts";
import { provideCart } from "../services.ts";
import { cartOf, FakeCartServices, summaryOf } from "../testing.ts";
import type { CartItem } from "@shop/contract";

/** What the scenarios have done with the chart. */
export const taken = new TakenTransitions(cartMachine);

/** The real machine over held answers, with an owner that notes what it is told. */
export function runCart() {
  const services = new FakeCartServices();
  const reports: CartReport[] = [];
  const owner = createActor(
    fromTransition((_: null, report: CartReport) => {
      reports.push(report);
      return null;
    }, null),
  ).start();
  const cart = createActor(provideCart(services), {
    input: { owner },
    inspect: taken.note,
  }).start();

  return {
    cart,
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
    /** Opens the cart with these lines and lets it come to rest. */
    async open(...items: CartItem[]): Promise<void> {
      cart.send({ type: "cart.open" });
      await services.reads.last.answer(cartOf(...items));
      if (items.length > 0) await services.summaries.last.answer(summaryOf(items));
    },
  };
}
