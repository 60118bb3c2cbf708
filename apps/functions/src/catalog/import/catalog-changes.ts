import { isDeepStrictEqual } from "node:util";
import type { Product } from "@shop/contract";
import { toProductDoc, type ProductDoc } from "../../documents/product-doc.ts";

/** A product that a catalogue changes: a new one has no `before`, one that goes no `after`. */
export type ProductChange = { id: string; name: string; before?: ProductDoc; after?: ProductDoc };

/** What a catalogue changes: what goes, then the others in the order of the file. */
export function changesBy(
  products: readonly Product[],
  stored: ReadonlyMap<string, ProductDoc>,
): ProductChange[] {
  const gone = new Map(stored);
  const written = products.flatMap((product) => {
    const { id, name } = product;
    const [before, after] = [stored.get(id), toProductDoc(product)];
    gone.delete(id);
    return isDeepStrictEqual(before, after) ? [] : [{ id, name, ...(before && { before }), after }];
  });
  return [...[...gone.values()].map((before) => ({ id: before.id, name: before.name, before })), ...written];
}
