import type { Order, PlacedOrder } from "@shop/contract";

/** The world of one order. Each promise rejects with a `FailureError`. */
export type OrderServices = {
  getOrder: (id: string) => Promise<Order>;
  /** The same after the provider was asked: for when its word is late. */
  checkPayment: (id: string) => Promise<Order>;
  /** Goes on with the payment: what happened meanwhile, or where the shopper has to go. */
  payOrder: (id: string) => Promise<PlacedOrder>;
  cancelOrder: (id: string) => Promise<Order>;
  /** Leaves the shop for the page where one pays: an absolute address, or a path of this shop. */
  openPayment: (url: string) => void;
  /** Tells at once when there is no network, and then each change. */
  watchNetwork: (listener: (isOnline: boolean) => void) => () => void;
  /** Tells at once when nobody sees this tab, and then each change; coming back to it always counts as one. */
  watchTab: (listener: (isSeen: boolean) => void) => () => void;
};
