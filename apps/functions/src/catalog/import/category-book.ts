import type { Category } from "@shop/contract";
import { normalize } from "../search/normalize.ts";
import { slugOf } from "./slug.ts";
import { MAX_CATEGORIES } from "./catalog-file.ts";

/**
 * The categories that a table of products names: those of the shop, and new ones behind their aisles.
 * @param existing what the shop has: a table names them by id or by name
 */
export function createCategoryBook(existing: readonly Category[]) {
  const known = new Map<string, Category>([
    ...existing.map((each) => [keyOf(each.name), each] as const),
    ...existing.map((each) => [each.id, each] as const),
  ]);
  const used = new Map<string, Category>();
  let aisle = Math.max(0, ...existing.map((each) => each.aisle)) + 1;
  return {
    /** Undefined for a name that can be none, and when there are too many. */
    find(name: string, image: string): Category | undefined {
      const found = known.get(name) ?? known.get(keyOf(name));
      if (found) return found;
      const slug = slugOf(name, 40);
      const id = /^[a-z]/.test(slug) ? slug : slugOf(`pasillo-${slug}`, 40);
      const isTaken = [...known.values()].some((category) => category.id === id);
      if (slug === "" || name.length > 60 || isTaken || used.size >= MAX_CATEGORIES) return undefined;
      return { id, name, aisle, description: "", image };
    },
    /** Keeps a category that a product without errors is in. */
    use(category: Category): void {
      used.set(category.id, category);
      if (known.has(keyOf(category.name))) return;
      known.set(keyOf(category.name), category);
      aisle += 1;
    },
    used: () => [...used.values()],
  };
}

/** People write a category with and without its accents and capitals. */
function keyOf(name: string): string {
  return normalize(name).trim().replaceAll(/\s+/g, " ");
}
