import { StoreUseError } from "./store-error.ts";

/**
 * A document is JSON: what JSON would silently drop or change is a mistake.
 * @throws StoreUseError with the path of the first value that is not JSON
 */
export function checkPlain(value: unknown, path = "doc"): void {
  if (value === null || typeof value === "string" || typeof value === "boolean") return;
  if (typeof value === "number" && Number.isFinite(value)) return;
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) checkPlain(part, `${path}[${index}]`);
    return;
  }
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype)
    throw new StoreUseError(`${path} is not plain JSON`);
  for (const [key, part] of Object.entries(value)) checkPlain(part, `${path}.${key}`);
}
