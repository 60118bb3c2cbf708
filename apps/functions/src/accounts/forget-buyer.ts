import type { OrderDoc } from "../orders/order-doc.ts";

/** In place of the account in orders that are still to be delivered to somebody who has left. */
export const LEAVING = "*leaving";
/** In place of the account in orders whose buyer is forgotten. */
const FORGOTTEN = "*forgotten";

/** Whether nothing more happens to an order, so that nobody needs to know where it goes. */
export function isClosed({ state, dueRefunds }: OrderDoc): boolean {
  return (state === "entregado" || state === "cancelado") && dueRefunds.length === 0;
}

/** An order for the shop's books: what was bought and paid, and the region; nothing that names the buyer. */
export function forgetBuyer(order: OrderDoc): OrderDoc {
  const { city, state, postalCode } = order.address;
  const { url: _, ...payment } = order.payment;
  return {
    ...order,
    accountId: FORGOTTEN,
    // Of the address, among others, and there are few addresses.
    requestHash: "",
    payment,
    address: {
      name: "",
      street: "",
      exteriorNumber: "",
      neighbourhood: "",
      phone: "",
      city,
      state,
      postalCode,
    },
  };
}
