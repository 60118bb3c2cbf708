import type { Money } from "@shop/contract";

/** Units of one product. Prices and weights are the product's alone. */
export type CartLine = {
  id: string;
  quantity: number;
  /** The product when the line was last changed; absent in a cart that is older than this field. */
  seen?: { name: string; price: Money };
};

/** The cart of one account. */
export type CartDoc = { lines: CartLine[] };
