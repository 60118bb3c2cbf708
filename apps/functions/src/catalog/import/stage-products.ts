import type { Product } from "@shop/contract";
import type { Store } from "../../documents/collections.ts";
import { withStockBefore, type NotedStock } from "./import-stock.ts";
import { removeStaged, stagedId } from "./remove-staged.ts";

/** The most products of a part: with the state, below the 500 writes that every engine has always taken. */
const MAX_PRODUCTS = 200;

/** The most characters of a part: a document of the production engine has 1 MiB, and a letter up to 3 bytes. */
const MAX_CHARACTERS = 300_000;

type Staging = {
  /** What the shop had when the import began. */
  noted: NotedStock;
  /** Called with how many products are staged so far. */
  onStaged: (count: number) => void;
};

/**
 * Keeps products where nobody looks yet, part by part, as they come.
 * @throws what reading them throws; their parts are removed then
 * @returns the number of the next part; part 0 is left for the categories
 */
export async function stageProducts(
  store: Store,
  importId: string,
  products: AsyncIterable<Product>,
  { noted, onStaged }: Staging,
): Promise<number> {
  const ids: string[] = [];
  let count = 0;
  try {
    for await (const part of inParts(products)) {
      const id = stagedId(importId, ids.length + 1);
      const staged = withStockBefore(part, noted);
      await store.transaction(async (tx) =>
        tx.set("catalogImports", id, { categories: [], products: staged }),
      );
      ids.push(id);
      count += part.length;
      onStaged(count);
    }
  } catch (error) {
    // What cannot be removed now is abandoned, and removed by an import of another day.
    await removeStaged(store, ids).catch(() => undefined);
    throw error;
  }
  return ids.length + 1;
}

async function* inParts(products: AsyncIterable<Product>): AsyncGenerator<Product[]> {
  let part: Product[] = [];
  let characters = 0;
  for await (const each of products) {
    const size = JSON.stringify(each).length;
    if (part.length === MAX_PRODUCTS || (part.length > 0 && characters + size > MAX_CHARACTERS)) {
      yield part;
      part = [];
      characters = 0;
    }
    part.push(each);
    characters += size;
  }
  if (part.length > 0) yield part;
}
