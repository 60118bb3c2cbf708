import type { ProductDoc } from "../catalog/product-doc.ts";
import type { Reads } from "../store/store.ts";

/** The products with these ids; one that does not exist is not in the map. */
export async function productsById(
  reads: Pick<Reads, "getMany">,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, ProductDoc>> {
  const found = await reads.getMany("products", [...new Set(ids)]);
  return new Map(found.flatMap((product) => (product ? [[product.id, product]] : [])));
}
