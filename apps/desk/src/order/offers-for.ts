import { maySubstitute, toSubstitute } from "@shop/commerce";
import type { OrderItem, Product } from "@shop/contract";
import type { PickLine } from "@shop/fulfilment-machine";

/** A substitute, and how many of it there are. */
type Offer = { substitute: OrderItem; stock: number };

/**
 * What may go instead of a line. The substitute that it has is always one: its units are off the shelf, so that it may
 * not be among the products any more.
 */
export function offersFor({ item, picked }: PickLine, products: readonly Product[]): Offer[] {
  const own = picked?.substitute;
  const offers = products
    .filter((product) => maySubstitute({}, item, product))
    .map((product) => ({ substitute: toSubstitute(product), stock: product.stock }));
  if (!own) return offers;
  const onShelf = offers.find(({ substitute }) => substitute.id === own.id)?.stock ?? 0;
  const others = offers.filter(({ substitute }) => substitute.id !== own.id);
  return [{ substitute: own, stock: own.quantity + onShelf }, ...others];
}
