/** Replaces values that must not leave the app. */
export const HIDDEN = "•••";

/** Before the name of an actor that a value refers to. */
export const REFERENCE = "→ ";

/** A key from the source code, and not from user input or a server. */
const WRITTEN_KEY = /^[a-z][\w-]{0,40}$/i;

const MAX_DEPTH = 12;

/** Names of fields, such as a set of them. */
export type ShownFields = Pick<ReadonlySet<string>, "has">;

/**
 * Creates a function that copies a value with masked content. Keys, booleans and null are shown; strings and numbers
 * only in listed fields, so that fields added later stay hidden.
 * @param shown the names of fields that hold nothing personal and nothing secret, such as `quantity`, or with the field
 * around it, such as `cartProducts.name`
 */
export function createMask(shown: ShownFields): (value: unknown) => unknown {
  const isShown = (path: readonly string[]) =>
    shown.has(path.at(-1) ?? "") || shown.has(path.slice(-2).join("."));

  const mask = (value: unknown, path: readonly string[]): unknown => {
    switch (typeof value) {
      case "boolean":
      case "undefined":
        return value;
      case "string":
      case "number":
      case "bigint":
        return isShown(path) ? (typeof value === "bigint" ? String(value) : value) : HIDDEN;
      case "object":
        return value === null || path.length > MAX_DEPTH ? null : maskObject(value, path);
      default:
        return `(${typeof value})`;
    }
  };

  const maskObject = (value: object, path: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => mask(item, path));
    if (value instanceof Map) return [...value.values()].map((item) => mask(item, path));
    if (value instanceof Set) return [...value].map((item) => mask(item, path));
    if ("sessionId" in value && "send" in value && "id" in value) return `${REFERENCE}${String(value.id)}`;
    if (value instanceof Error) return { error: value.name, ...maskFields(value, path) };
    const prototype: unknown = Object.getPrototypeOf(value);
    // Instances of classes, such as secrets, files and dates, are hidden.
    if (prototype !== null && prototype !== Object.prototype) return HIDDEN;
    return maskFields(value, path);
  };

  const maskFields = (value: object, path: readonly string[]) =>
    Object.fromEntries(
      Object.entries(value).map(([key, inner], at) => [
        WRITTEN_KEY.test(key) ? key : `${HIDDEN} ${at + 1}`,
        mask(inner, [...path, key]),
      ]),
    );

  return (value) => mask(value, []);
}
