import { StoreUseError } from "./store-error.ts";

/** Names that the production engine keeps for itself. */
const RESERVED = /^__.*__$/s;

/**
 * A document is JSON: what JSON would silently drop or change is a mistake, and so is what one engine refuses: a
 * list right inside a list, and a field without a name or with a reserved one.
 * @throws StoreUseError with the path of the first value that is not
 */
export function checkPlain(value: unknown, path = "doc"): void {
  if (value === null || typeof value === "string" || typeof value === "boolean") return;
  if (typeof value === "number" && Number.isFinite(value)) return;
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) {
      if (Array.isArray(part)) throw new StoreUseError(`${path}[${index}] is a list in a list`);
      checkPlain(part, `${path}[${index}]`);
    }
    return;
  }
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype)
    throw new StoreUseError(`${path} is not plain JSON`);
  for (const [key, part] of Object.entries(value)) {
    if (key === "" || RESERVED.test(key)) throw new StoreUseError(`${path} has a field named "${key}"`);
    checkPlain(part, `${path}.${key}`);
  }
}
