import type { Category, Product } from "@shop/contract";
import { readPages } from "../../store/read-pages.ts";
import { ContentionError } from "../../store/store-error.ts";
import type { Store, Transaction } from "../../documents/collections.ts";
import { readCatalogState, writeCatalogState } from "../stored/catalog-state.ts";
import { toProductDoc, type ProductDoc } from "../../documents/product-doc.ts";
import { readCategories } from "../stored/read-categories.ts";

/** The catalogue when an import began: the stock of each product by its id. */
export type ShopBefore = {
  version: number;
  categories: readonly Category[];
  stock: ReadonlyMap<string, number>;
  /** The products as they are stored, if they are to be compared: they take much memory. */
  products: ReadonlyMap<string, ProductDoc>;
};

export type Catalog = { categories: readonly Category[]; products: readonly Product[] };

/** Records the stock before the file is read: sales from here on are subtracted from the file's stock. */
export async function readShopBefore(store: Store, isCompared: boolean): Promise<ShopBefore> {
  const { version } = await readCatalogState(store);
  const stock = new Map<string, number>();
  const products = new Map<string, ProductDoc>();
  for (const collection of ["products", "hiddenProducts"] as const)
    for await (const page of readPages(store, { collection }))
      for (const { id, doc } of page) {
        stock.set(id, doc.stock);
        if (isCompared) products.set(id, doc);
      }
  return { version, stock, products, categories: await readCategories(store) };
}

/** The ids in the shop that are not in a catalogue. */
export function goneBy(catalog: Catalog, { categories, stock }: ShopBefore) {
  const productIds = new Set(catalog.products.map(({ id }) => id));
  const categoryIds = new Set(catalog.categories.map(({ id }) => id));
  return {
    categories: categories.map(({ id }) => id).filter((id) => !categoryIds.has(id)),
    products: [...stock.keys()].filter((id) => !productIds.has(id)),
  };
}

/**
 * Replaces the shop's catalogue, in one transaction if the store allows its size, else in parts, the last of which has
 * what `onWrite` adds. A product and its stock
 * are always written together: if the import ends between two parts, the shop sells each product as it was or as the
 * file says, and importing the file again completes it.
 * @returns false if another import was faster: `before` is outdated, and parts may have been written already
 */
export async function writeCatalog(
  store: Store,
  catalog: Catalog,
  before: ShopBefore,
  onWrite?: (tx: Transaction) => void,
): Promise<boolean> {
  const gone = goneBy(catalog, before);
  // The first part has the categories, and each one the version.
  const others = [...catalog.categories, { version: Number.MAX_SAFE_INTEGER }];
  const room = store.maxTransactionBytes - others.reduce((sum, each) => sum + bytesOf(each), 0);
  const parts = [...inParts(catalog.products, room)];
  for (const [at, products] of parts.entries()) {
    const version = before.version + at;
    const write = async (tx: Transaction): Promise<boolean> => {
      const state = await readCatalogState(tx);
      if (state.version !== version) return false;
      const ids = products.map(({ id }) => id);
      const [shown, hidden] = await Promise.all([
        tx.getMany("products", ids),
        tx.getMany("hiddenProducts", ids),
      ]);
      // Categories are written with the first part and removed with the last, so that every product has its category.
      if (at === 0) for (const each of catalog.categories) tx.set("categories", each.id, each);
      for (const [index, product] of products.entries()) {
        const stored = hidden[index] ?? shown[index];
        const stock = stockOf(product, before.stock.get(product.id), stored?.stock);
        // What staff have hidden stays hidden.
        tx.set(
          hidden[index] ? "hiddenProducts" : "products",
          product.id,
          toProductDoc({ ...product, stock }),
        );
      }
      if (at === parts.length - 1) {
        for (const id of gone.products) {
          tx.delete("products", id);
          tx.delete("hiddenProducts", id);
        }
        for (const id of gone.categories) tx.delete("categories", id);
        onWrite?.(tx);
      }
      writeCatalogState(tx, { ...state, version: version + 1 });
      return true;
    };
    // In order: each part expects the version of the one before.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await transact(store, write))) return false;
  }
  return true;
}

/** The pieces of the file, less what was sold and plus what was cancelled since the import began. */
function stockOf({ stock }: Product, before: number | undefined, current: number | undefined): number {
  return before === undefined || current === undefined ? stock : Math.max(0, stock + current - before);
}

/** Retries on contention without an end: shoppers buy, and so write, the same products meanwhile. */
async function transact<R>(store: Store, run: (tx: Transaction) => Promise<R>): Promise<R> {
  try {
    return await store.transaction(run);
  } catch (error) {
    if (!(error instanceof ContentionError)) throw error;
  }
  return transact(store, run);
}

function* inParts(products: readonly Product[], maxBytes: number): Generator<readonly Product[]> {
  let begin = 0;
  let bytes = 0;
  for (const [at, product] of products.entries()) {
    // Its stock may get more digits than the file's.
    const size = bytesOf(toProductDoc({ ...product, stock: Number.MAX_SAFE_INTEGER }));
    if (bytes + size > maxBytes) {
      yield products.slice(begin, at);
      begin = at;
      bytes = 0;
    }
    bytes += size;
  }
  yield products.slice(begin);
}

/** As the store counts them. */
function bytesOf(doc: object): number {
  return Buffer.byteLength(JSON.stringify(doc));
}
