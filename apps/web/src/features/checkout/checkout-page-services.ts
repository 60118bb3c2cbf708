import type { AddressServices } from "../account/index.ts";

/** What the steps below `/carritocompras` need besides the checkout machine. */
export type CheckoutPageServices = AddressServices & {
  /** Leaves the shop for the page where one pays: an absolute address, or a path of this shop. */
  openPayment: (url: string) => void;
};
