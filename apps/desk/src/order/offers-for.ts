import { maySubstitute, toSubstitute } from "@shop/commerce";
import type { OrderItem, Product } from "@shop/contract";
import type { PickLine } from "@shop/fulfilment-machine";

/** A substitute, and how many of it there are. */
type Offer = { substitute: OrderItem; stock: number };

/**
 * What may go instead of a line. A substitute that was saved comes first, always: its units are taken from the stock, so
 * the products may lack it by now, and their stock does not count them.
 */
export function offersFor({ item, picked }: PickLine, products: readonly Product[]): Offer[] {
  const own = picked?.substitute;
  // Whatever the shopper wishes: who wants nothing instead is offered nothing by `MissingPanel`.
  const offers = products
    .filter((product) => !product.prescription && maySubstitute({}, item, product))
    .map((product) => ({ substitute: toSubstitute(product), stock: product.stock }));
  if (!own) return offers;
  const onShelf = offers.find(({ substitute }) => substitute.id === own.id)?.stock ?? 0;
  const others = offers.filter(({ substitute }) => substitute.id !== own.id);
  return [{ substitute: own, stock: own.quantity + onShelf }, ...others];
}
