/** More levels than any payload of the shop has. */
const MAX_DEPTH = 32;

/** How clients encode numbers beyond 2^53: `{ "@type": "…Int64Value", "value": "9007199254740993" }`. */
const NUMBER_TYPES = new Set<unknown>([
  "type.googleapis.com/google.protobuf.Int64Value",
  "type.googleapis.com/google.protobuf.UInt64Value",
]);

/**
 * Whether a body is safe for the decoder of the callable protocol, which recurses for every level, lets a key
 * `__proto__` become a prototype, answers an unknown type with 500, and logs what it could not read.
 * @param body the result of JSON.parse
 */
export function isReadable(body: unknown): boolean {
  if (!isObject(body) || Object.keys(body).join() !== "data") return false;
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter(isObject);
    if (depth > MAX_DEPTH || !objects.every(isDecodable)) return false;
    level = objects.flatMap((value) => Object.values(value));
  }
  return true;
}

function isDecodable(value: object): boolean {
  if (Object.hasOwn(value, "__proto__")) return false;
  if (!("@type" in value)) return true;
  const { "@type": type, value: digits } = value as { "@type": unknown; value?: unknown };
  return NUMBER_TYPES.has(type) && typeof digits === "string" && /^-?\d+$/.test(digits);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
