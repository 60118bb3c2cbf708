/** Units of one product. Prices and weights are the product's alone. */
export type CartLine = { id: string; quantity: number };

/** The cart of one account. */
export type CartDoc = {
  lines: CartLine[];
  /** The last changes that were applied, oldest first: one that is sent again changes nothing. */
  operations: string[];
};
