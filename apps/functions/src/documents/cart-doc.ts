import type { Money } from "@shop/contract";

/** Units of one product. Prices and weights are read from the product each time; `seen` only shows what has changed. */
export type CartLine = {
  id: string;
  quantity: number;
  /** The product when the line was last changed; absent in a cart that is older than this field. */
  seen?: { name: string; price: Money };
};

/** The cart of one account. */
export type CartDoc = { lines: CartLine[] };
