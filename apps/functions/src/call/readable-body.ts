/** More levels than any payload of the shop has. */
const MAX_DEPTH = 32;

/** How clients that count beyond 2^53 write a number. */
const NUMBER_TYPES = new Set<unknown>([
  "type.googleapis.com/google.protobuf.Int64Value",
  "type.googleapis.com/google.protobuf.UInt64Value",
]);

/**
 * Whether the decoder of the callable protocol may have a body. It calls itself for every level, lets a key
 * `__proto__` become a prototype, answers a type that it does not know with 500, and writes to the log what it could
 * not read.
 * @param body what JSON.parse gave
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
