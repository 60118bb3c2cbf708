import { ContentionError } from "../../store/store-error.ts";
import type { Reads, Store, Transaction, CatalogStateDoc } from "../../documents/collections.ts";
import { readCatalogState, writeCatalogState } from "../catalog-state.ts";
import { readPages } from "../../store/read-pages.ts";
import { toProductDoc, type StagedDoc } from "../../documents/product-doc.ts";
import { readCategories } from "../read-categories.ts";
import { withStockSince } from "./import-stock.ts";
import { importBegan, removeStaged, stagedId } from "./remove-staged.ts";

/** What an import took out of the shop. */
export type Removed = { categories: number; products: number };

type Applying = NonNullable<CatalogStateDoc["applying"]>;

/**
 * Finishes the import that is being applied, if any: writes its categories and products, removes what it does
 * not have, and gives the catalogue its next version. An import that dies is finished by the next one, which
 * writes no part a second time: it would put back what was sold since.
 * @param onWritten called with how many products are written so far
 * @returns undefined when there is nothing to finish, or another process has finished it
 */
export async function finishImport(
  store: Store,
  onWritten: (count: number) => void = () => undefined,
): Promise<Removed | undefined> {
  const { applying } = await readCatalogState(store);
  if (!applying) return undefined;
  try {
    return await apply(patient(store), applying, onWritten);
  } catch (error) {
    if (error instanceof TakenOverError) return undefined;
    throw error;
  }
}

/** How long an import may take that nobody else has to finish, in ms. */
const INTERRUPTED = 300_000;

/** Finishes an import that was stopped half way some minutes ago, as by a full disk: who ran it may not come back. */
export async function finishInterrupted(store: Store, now: Date): Promise<void> {
  const { applying } = await readCatalogState(store);
  if (applying && importBegan(applying.importId) < now.getTime() - INTERRUPTED) await finishImport(store);
}

/** A store whose transactions wait for their turn, however long shoppers buy what they write. */
function patient(store: Store): Store {
  const transaction: Store["transaction"] = async (run, queue) => {
    try {
      return await store.transaction(run, queue);
    } catch (error) {
      if (!(error instanceof ContentionError)) throw error;
    }
    return transaction(run, queue);
  };
  return { ...store, transaction };
}

/** Another process has finished this import: what it wrote must not be written again over what came later. */
class TakenOverError extends Error {
  override name = "TakenOverError";
}

async function apply(store: Store, applying: Applying, onWritten: (count: number) => void): Promise<Removed> {
  const { importId, chunks, written = 0 } = applying;
  const ids = { categories: new Set<string>(), products: new Set<string>() };
  for await (const { chunk, part } of partsOf(store, applying)) {
    for (const { id } of part.categories) ids.categories.add(id);
    for (const { id } of part.products) ids.products.add(id);
    if (chunk >= written) await writePart(store, importId, chunk, part);
    onWritten(ids.products.size);
  }
  const removed = {
    products: await removeProducts(store, importId, ids.products),
    categories: await removeCategories(store, importId, ids.categories),
  };
  await store.transaction(async (tx) => {
    const { version } = await stillApplying(tx, importId);
    writeCatalogState(tx, { version: version + 1 });
  });
  await removeStaged(
    store,
    Array.from({ length: chunks }, (_, chunk) => stagedId(importId, chunk)),
  );
  return removed;
}

/** The categories are in the first part: a product never names one that is not there. */
async function* partsOf(store: Store, { importId, chunks }: Applying) {
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    yield partOf(store, importId, chunk);
  }
}

async function partOf(store: Store, importId: string, chunk: number) {
  const id = stagedId(importId, chunk);
  const part = await store.get("catalogImports", id);
  if (part) return { chunk, part };
  await stillApplying(store, importId);
  throw new Error(`the part ${id} of an import is missing`);
}

/** Writes a part together with its number, unless another process has. */
function writePart(store: Store, importId: string, chunk: number, part: StagedDoc): Promise<void> {
  return store.transaction(async (tx) => {
    const { version, applying } = await stillApplying(tx, importId);
    if ((applying.written ?? 0) > chunk) return;
    const now = await tx.getMany(
      "products",
      part.products.map(({ id }) => id),
    );
    for (const each of part.categories) tx.set("categories", each.id, each);
    for (const [at, each] of part.products.entries())
      tx.set("products", each.id, toProductDoc(withStockSince(each, now[at])));
    writeCatalogState(tx, { version, applying: { ...applying, written: chunk + 1 } });
  });
}

async function removeProducts(store: Store, importId: string, written: ReadonlySet<string>): Promise<number> {
  let removed = 0;
  for await (const page of readPages(store, { collection: "products" })) {
    const gone = page.filter(({ id }) => !written.has(id));
    if (gone.length > 0)
      await write(store, importId, (tx) => {
        for (const { id } of gone) tx.delete("products", id);
      });
    removed += gone.length;
  }
  return removed;
}

async function removeCategories(
  store: Store,
  importId: string,
  written: ReadonlySet<string>,
): Promise<number> {
  const gone = (await readCategories(store)).filter(({ id }) => !written.has(id));
  if (gone.length > 0)
    await write(store, importId, (tx) => {
      for (const { id } of gone) tx.delete("categories", id);
    });
  return gone.length;
}

async function write(store: Store, importId: string, run: (tx: Transaction) => void): Promise<void> {
  await store.transaction(async (tx) => {
    await stillApplying(tx, importId);
    run(tx);
  });
}

async function stillApplying(tx: Reads, importId: string): Promise<Required<CatalogStateDoc>> {
  const { version, applying } = await readCatalogState(tx);
  if (applying?.importId !== importId) throw new TakenOverError();
  return { version, applying };
}
