import type { ProductFilters } from "@shop/contract";
import { FLAGS, type LabelColumn, type ProductColumns } from "./product-columns.ts";

/** What narrows a list. `soldOut` are the ids that `inStock` leaves out; also counted when it leaves nothing out. */
export type Narrowing = {
  category: string | undefined;
  filters: ProductFilters;
  soldOut: ReadonlySet<string>;
};

/** What is left of some products, and what another choice would leave of them. */
export type Narrowed = {
  /** In ascending order. */
  rows: readonly number[];
  /** By the code of a brand how many the list would have of it, whatever brands are chosen. */
  brands: Uint32Array;
  /** By the code of a category how many the list would have of it, whatever category is chosen. */
  categories: Uint32Array;
  /** How many each switch would leave. */
  switches: { onOffer: number; inStock: number; coldChain: number };
};

/**
 * Narrows a list, and counts in the same go. Without a query this loop is what grows with the catalogue: it goes by
 * index, for an iterator is slower.
 * @param found rows in ascending order; undefined for all products
 */
export function filterColumns(
  found: readonly number[] | undefined,
  columns: ProductColumns,
  { category: current, filters, soldOut }: Narrowing,
): Narrowed {
  const { size, price, brand, category } = columns;
  const flags = columns.flags(soldOut);
  const wanted = wantedFlags(filters);
  const { minPrice = -Infinity, maxPrice = Infinity } = filters;
  const isBrand = choiceOf(brand, filters.brands ?? []);
  const isCategory = choiceOf(category, current === undefined ? [] : [current]);
  const brands = new Uint32Array(brand.labels.length);
  const categories = new Uint32Array(category.labels.length);
  const rows: number[] = [];
  // What a switch would leave is on the list without it, too: nothing but the list itself need be looked at.
  const switches = { onOffer: 0, inStock: 0, coldChain: 0 };
  const length = found?.length ?? size;
  for (let at = 0; at < length; at += 1) {
    const row = found ? (found[at] ?? 0) : at;
    const flag = flags[row] ?? 0;
    const amount = price[row] ?? 0;
    if ((flag & wanted) !== wanted || amount < minPrice || amount > maxPrice) continue;
    const brandCode = brand.codes[row] ?? 0;
    const categoryCode = category.codes[row] ?? 0;
    const isOfBrand = isBrand[brandCode] ?? 0;
    const isOfCategory = isCategory[categoryCode] ?? 0;
    brands[brandCode] = (brands[brandCode] ?? 0) + isOfCategory;
    categories[categoryCode] = (categories[categoryCode] ?? 0) + isOfBrand;
    if ((isOfBrand & isOfCategory) === 0) continue;
    rows.push(row);
    switches.onOffer += flag & FLAGS.onOffer ? 1 : 0;
    switches.inStock += flag & FLAGS.inStock ? 1 : 0;
    switches.coldChain += flag & FLAGS.coldChain ? 1 : 0;
  }
  return { rows, brands, categories, switches };
}

function wantedFlags({ onOffer, inStock, coldChain }: ProductFilters): number {
  return (onOffer ? FLAGS.onOffer : 0) | (inStock ? FLAGS.inStock : 0) | (coldChain ? FLAGS.coldChain : 0);
}

/** 1 for each label that is chosen, by its code; for all of them when none is. */
function choiceOf({ labels, codeOf }: LabelColumn, chosen: readonly string[]): Uint8Array {
  const choice = new Uint8Array(labels.length).fill(chosen.length === 0 ? 1 : 0);
  for (const label of chosen) {
    const code = codeOf(label);
    if (code !== undefined) choice[code] = 1;
  }
  return choice;
}
