import type { CartItem } from "@shop/contract";
import { createActor, SimulatedClock, type StateValue } from "xstate";
import type { CartReport } from "../cart-events.ts";
import { persistOutbox } from "../persist-outbox.ts";
import { selectLines, selectUnsent } from "../selectors.ts";
import { provideCart } from "../services.ts";
import { cartOf, FakeCartServices, quoteOf, summaryOf } from "../testing.ts";

/** The real machine over held answers, with what it reports. */
export function runCart(services = new FakeCartServices()) {
  const reports: CartReport[] = [];
  const clock = new SimulatedClock();
  const cart = createActor(provideCart(services), { clock });
  cart.on("*", (report) => reports.push(report));
  persistOutbox(cart, services);
  cart.start();

  return {
    cart,
    clock,
    services,
    reports,
    /** The innermost state. */
    get state(): string {
      return innermost(cart.getSnapshot().value);
    },
    get context() {
      return cart.getSnapshot().context;
    },
    get unsent() {
      return selectUnsent(cart.getSnapshot());
    },
    /** What the shopper sees: units by product. */
    get units(): Record<string, number> {
      return Object.fromEntries(selectLines(cart.getSnapshot()).map((item) => [item.id, item.quantity]));
    },
    /** Opens the cart of an account with these lines and waits until it is idle. */
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
      await settled();
    },
    /** The page is closed or reloaded: another one of the same browser comes after it. */
    reload() {
      cart.stop();
      return runCart(new FakeCartServices(services));
    },
  };
}

/** Lets the handlers of every settled promise run. */
export async function settled(times = 6): Promise<void> {
  if (times === 0) return;
  await Promise.resolve();
  await settled(times - 1);
}

function innermost(value: StateValue): string {
  if (typeof value === "string") return value;
  const [inner = ""] = Object.values(value);
  return innermost(inner);
}
