import type { CartItem, Failure } from "@shop/contract";
import { createActor, SimulatedClock, type StateValue } from "xstate";
import type { CartEvent, CartReport, Shopper } from "../cart-events.ts";
import type { CartSnapshot } from "../cart-machine.ts";
import { persistOutbox } from "../persist-outbox.ts";
import { selectLines, selectUnsent } from "../selectors.ts";
import { provideCart } from "../services.ts";
import { cartOf, FakeCartServices, quoteOf, summaryOf } from "../testing.ts";

export type Shop = ReturnType<typeof runCart>;

/** The owners that a test runs for: they differ in where the cart is stored. */
export const SHOPPERS: Shopper[] = ["account", "guest"];

/** The real machine, whose calls the test answers, with its emitted events. */
export function runCart(services = new FakeCartServices()) {
  const reports: CartReport[] = [];
  const clock = new SimulatedClock();
  const cart = createActor(provideCart(services), { clock });
  cart.on("*", (report) => reports.push(report));
  persistOutbox(cart, services);
  cart.start();
  let clicks = 0;
  const name = () => `op-${++clicks}`;

  return {
    cart,
    clock,
    services,
    reports,
    send: (event: CartEvent) => cart.send(event),
    see: <T>(selector: (snapshot: CartSnapshot) => T) => selector(cart.getSnapshot()),
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
    /** The shown units by product. */
    get units(): Record<string, number> {
      return Object.fromEntries(selectLines(cart.getSnapshot()).map((item) => [item.id, item.quantity]));
    },
    /** The calls that read the cart. */
    get readings() {
      return this.context.shopper === "guest" ? services.quotes : services.reads;
    },
    /** The request of the last summary, without the lines. */
    get asked() {
      const { lines: _, ...request } = services.summaries.last.input;
      return request;
    },
    /** The clicks have the ids `op-1` and so on. */
    add: (item: CartItem) => cart.send({ type: "line.add", operationId: name(), item }),
    set: (item: CartItem) => cart.send({ type: "line.set", operationId: name(), item }),
    remove: (id: string) => cart.send({ type: "line.remove", operationId: name(), id }),
    clear: () => cart.send({ type: "cart.clear", operationId: name() }),
    signIn(uid = "ana") {
      cart.send({ type: "shopper.changed", shopper: "account" });
      cart.send({ type: "account.confirmed", uid });
    },
    /** Answers the pending change or read with these lines. */
    async answer(...items: CartItem[]): Promise<void> {
      if (this.state === "sending") await services.changes.last.answer(cartOf(...items));
      else await this.readings.last.answer(quoteOf(...items));
      await settled();
    },
    async summarise(items: readonly CartItem[], shippingOption?: string): Promise<void> {
      await services.summaries.last.answer(summaryOf(items, shippingOption));
    },
    /** The pending call. */
    get call() {
      const { state } = this;
      if (state === "sending") return services.changes.last;
      return state === "updating" ? services.summaries.last : this.readings.last;
    },
    async refuse(failure: Failure): Promise<void> {
      await this.call.refuse(failure);
    },
    /** The page is closed or reloaded: another one of the same browser follows. */
    reload() {
      cart.stop();
      return runCart(new FakeCartServices(services));
    },
  };
}

/** A cart whose first read is pending. @param items the lines of a guest's device */
export function startCart(shopper: Shopper, ...items: CartItem[]): Shop {
  const shop = runCart();
  if (shopper === "account") shop.signIn();
  else {
    shop.services.deviceCart.write(items);
    shop.send({ type: "shopper.changed", shopper });
  }
  return shop;
}

/** A cart that has these lines, and is idle. */
export async function openCart(shopper: Shopper, ...items: CartItem[]): Promise<Shop> {
  const shop = startCart(shopper, ...items);
  if (shop.readings.all.length > 0) await shop.answer(...items);
  else await settled();
  if (shop.state === "updating") await shop.summarise(items);
  return shop;
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
