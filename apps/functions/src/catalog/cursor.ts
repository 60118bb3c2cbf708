import { FailureError } from "@shop/contract";
import type { Place } from "../store/store.ts";

/** The place after which a page of one list begins, as an opaque text for a URL. */
export function encodeCursor(list: string, { nameKey, id }: { nameKey: string; id: string }): string {
  return Buffer.from(JSON.stringify([list, nameKey, id])).toString("base64url");
}

/**
 * The place that a cursor stands for.
 * @throws FailureError 422 for a text that this server did not make, or made for another list
 */
export function decodeCursor(list: string, cursor: string): Place {
  const parts = parse(Buffer.from(cursor, "base64url").toString());
  if (Array.isArray(parts)) {
    const [, nameKey, id] = parts as unknown[];
    if (typeof nameKey === "string" && typeof id === "string" && id !== "")
      if (encodeCursor(list, { nameKey, id }) === cursor) return { value: nameKey, id };
  }
  throw new FailureError({ id: 422, field: "cursor" });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
