/** More than any payload of the shop has. */
const DEEPEST = 32;

/**
 * Whether a parsed body may go to the callable protocol's decoder, which calls itself for every level and lets
 * a key `__proto__` become a prototype.
 */
export function isPlain(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter((value) => typeof value === "object" && value !== null);
    if (depth > DEEPEST || objects.some((value) => Object.hasOwn(value, "__proto__"))) {
      return false;
    }
    level = objects.flatMap((value) => Object.values(value));
  }
  return true;
}
