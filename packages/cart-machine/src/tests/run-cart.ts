import type { CartItem } from "@shop/contract";
import { createActor, SimulatedClock, type AnyActorRef, type StateValue } from "xstate";
import type { CartReport } from "../cart-events.ts";
import { accountCartMachine } from "../account-cart-machine.ts";
import { cartMachine, type CartSnapshot } from "../cart-machine.ts";
import { partsOf, type CartParts } from "../cart-parts.ts";
import { guestCartMachine } from "../guest-cart-machine.ts";
import { outboxMachine } from "../outbox-machine.ts";
import { summaryMachine } from "../summary-machine.ts";
import { persistOutbox } from "../persist-outbox.ts";
import { selectLines } from "../selectors.ts";
import { provideCart } from "../services.ts";
import { cartOf, FakeCartServices, quoteOf, summaryOf } from "../testing.ts";

/** The machines that are a cart together. */
export const cartMachines = [
  cartMachine,
  guestCartMachine,
  accountCartMachine,
  outboxMachine,
  summaryMachine,
] as const;

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
    /** The name of the state that says most: of what is interrupted, else of what is on its way or at rest. */
    get state(): string {
      return stateOf(cart.getSnapshot());
    },
    /** What the actors of the cart know. */
    get parts(): CartParts {
      return partsOf(cart.getSnapshot());
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
      else await Promise.resolve();
    },
    /** The page is closed or reloaded: another one of the same browser comes after it. */
    reload() {
      cart.stop();
      return runCart(new FakeCartServices(services));
    },
  };
}

/** The states that the actors of a cart are in. */
export function statesOf(snapshot: CartSnapshot): Record<string, StateValue | undefined> {
  const { contents } = snapshot.children;
  const children: Record<string, AnyActorRef | undefined> = contents?.getSnapshot().children ?? {};
  return {
    cart: snapshot.value,
    contents: contents?.getSnapshot().value,
    outbox: children["outbox"]?.getSnapshot().value,
    summary: children["summary"]?.getSnapshot().value,
  };
}

function stateOf(snapshot: CartSnapshot): string {
  const { contents, summary } = statesOf(snapshot);
  if (!snapshot.matches("open")) return "closed";
  if (!snapshot.matches({ open: { calls: "going" } })) return innermost(Object(snapshot.value).open.calls);
  const state = innermost(contents ?? "");
  return state === "summarised" ? innermost(summary ?? "") : state;
}

function innermost(value: StateValue): string {
  if (typeof value === "string") return value;
  const [inner = ""] = Object.values(value);
  return innermost(inner);
}
