import { kept } from "./create-cache.ts";
import type { ListedProduct } from "./listed-product.ts";

/** A bit for each thing that is true of a product; `inStock` is cleared in a copy, because stock changes. */
export const FLAGS = { onOffer: 1, coldChain: 2, inStock: 4 } as const;

/**
 * What lists ask of every product, by row: a column for each question. A column holds nothing but numbers, one beside
 * the other in memory, which is what makes a whole catalogue quick to look through.
 */
export type ProductColumns = {
  /** How many rows there are. */
  size: number;
  /** In minor units. */
  price: Float64Array;
  brand: LabelColumn;
  category: LabelColumn;
  /** The flags of each product while these ids are sold out; kept as long as the set. */
  flags: (soldOut: ReadonlySet<string>) => Uint8Array;
};

/** A column of texts that repeat: each product has the code of its text. */
export type LabelColumn = {
  codes: Uint32Array;
  /** The texts, by their codes. */
  labels: readonly string[];
  /** The code of a text; undefined for one that no product has. */
  codeOf: (label: string) => number | undefined;
};

/** @param products in the order of their rows */
export function toColumns(
  products: readonly ListedProduct[],
  rowOf: (id: string) => number | undefined,
): ProductColumns {
  const allInStock = Uint8Array.from(
    products,
    ({ onOffer, coldChain }) =>
      FLAGS.inStock | (onOffer ? FLAGS.onOffer : 0) | (coldChain ? FLAGS.coldChain : 0),
  );
  return {
    size: products.length,
    price: Float64Array.from(products, ({ price }) => price),
    brand: labelColumn(products.map(({ brand }) => brand)),
    category: labelColumn(products.map(({ category }) => category)),
    flags: kept((soldOut) => {
      const flags = allInStock.slice();
      for (const row of [...soldOut].map(rowOf))
        if (row !== undefined) flags[row] = (flags[row] ?? 0) & ~FLAGS.inStock;
      return flags;
    }, new WeakMap<ReadonlySet<string>, Uint8Array>()),
  };
}

function labelColumn(texts: readonly string[]): LabelColumn {
  const codes = new Map<string, number>();
  for (const text of texts) if (!codes.has(text)) codes.set(text, codes.size);
  return {
    codes: Uint32Array.from(texts, (text) => codes.get(text) ?? 0),
    labels: [...codes.keys()],
    codeOf: (label) => codes.get(label),
  };
}
