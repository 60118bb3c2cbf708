import { FailureError, type Failure, type Order, type PlacedOrder } from "@shop/contract";
import { HeldCalls } from "@shop/machine-checks";
import type { OrderServices } from "./services.ts";

export { anOrder } from "@shop/contract/testing";
export { anOrderAfter } from "./an-order.ts";

const byShop = <Out>() => new HeldCalls<string, Out, Failure>((failure) => new FailureError(failure));
/** These calls are never aborted. */
const { signal } = new AbortController();

/** The services of an order, whose calls the test answers. */
export class FakeOrders {
  readonly reads = byShop<Order>();
  readonly checks = byShop<Order>();
  readonly payments = byShop<PlacedOrder>();
  readonly cancellations = byShop<Order>();
  /** The payment pages that were opened. */
  readonly opened: string[] = [];
  setNetwork: (isOnline: boolean) => void = () => undefined;
  notifyTab: (isSeen: boolean) => void = () => undefined;

  readonly services: OrderServices = {
    getOrder: (id) => this.reads.hold(id, signal),
    checkPayment: (id) => this.checks.hold(id, signal),
    payOrder: (id) => this.payments.hold(id, signal),
    cancelOrder: (id) => this.cancellations.hold(id, signal),
    openPayment: (url) => void this.opened.push(url),
    watchNetwork: (listener) => {
      this.setNetwork = listener;
      return () => undefined;
    },
    watchTab: (listener) => {
      this.notifyTab = listener;
      return () => undefined;
    },
  };

  /** Answers reads with this order at once. */
  answerWith(order: Order): void {
    this.services.getOrder = () => Promise.resolve(order);
  }
}
