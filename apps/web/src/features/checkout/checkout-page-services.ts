import type { AddressServices } from "../account/index.ts";
import type { GuestCheckoutServices } from "./guest-checkout.tsx";

/** What the steps below `/carritocompras` need besides the checkout machine. */
export type CheckoutPageServices = AddressServices &
  GuestCheckoutServices & {
    /** Leaves the shop for the page where one pays: an absolute address, or a path of this shop. */
    openPayment: (url: string) => void;
  };
