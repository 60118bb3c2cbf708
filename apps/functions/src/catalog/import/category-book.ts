import type { Category, Product } from "@shop/contract";
import { normalize } from "@shop/commerce";
import { slugOf } from "./slug.ts";
import { MAX_CATEGORIES } from "./catalog-file.ts";

/**
 * The categories that a table of products names: those of the shop, by id or by name, and new ones in further aisles.
 */
export function createCategoryBook(existing: readonly Category[]) {
  const known = new Map<string, Category>([
    ...existing.map((each) => [keyOf(each.name), each] as const),
    ...existing.map((each) => [each.id, each] as const),
  ]);
  const used = new Map<string, Category>();
  let aisle = Math.max(0, ...existing.map((each) => each.aisle));
  const find = (name: string) => known.get(name) ?? known.get(keyOf(name));
  return {
    /** The id of a category, also of a new one. Empty if its name is not allowed, or there are too many categories. */
    idOf(name: string): string {
      const found = find(name);
      if (found) return found.id;
      const slug = slugOf(name, 40);
      // An id begins with a letter: `7 semillas` becomes `pasillo-7-semillas`.
      const id = /^[a-z]/.test(slug) ? slug : slugOf(`pasillo-${slug}`, 40);
      // Two names may have the same slug, such as `Pan & dulce` and `Pan, dulce`.
      const isTaken = [...known.values()].some((category) => category.id === id);
      return slug === "" || name.length > 60 || isTaken || used.size >= MAX_CATEGORIES ? "" : id;
    },
    /** Records the category of a product without errors; a new category gets the picture of its first product. */
    use(name: string, { category: id, image }: Product): void {
      const found = find(name);
      if (!found) aisle += 1;
      const category = found ?? { id, name, aisle, description: "", image };
      known.set(keyOf(name), category);
      used.set(id, category);
    },
    used: () => [...used.values()],
  };
}

/** The key of a name: people write a category with and without its accents and capitals. */
function keyOf(name: string): string {
  return normalize(name).trim().replaceAll(/\s+/g, " ");
}
