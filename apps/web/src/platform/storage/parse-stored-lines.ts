import { withQuantity } from "@shop/commerce";
import { MAX_UNITS, type CartItem } from "@shop/contract";

/** The format of `productId` in the contract. A line with another id is dropped: the server would refuse all lines. */
const PRODUCT_ID = /^[a-z0-9][a-z0-9-]{0,79}$/;

const TEXTS = ["id", "category", "name", "image"] as const;
const NUMBERS = ["quantity", "totalPrice", "weight", "unitPrice", "unitWeight", "stock"] as const;

/** Parses stored JSON; undefined if it is invalid. */
export function readJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A property of a stored value. */
export function partOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * Parses the stored lines of a cart. Invalid and duplicate lines are dropped: another version of the shop or the
 * shopper may have written them.
 */
export function readLines(value: unknown): CartItem[] {
  const lines = Array.isArray(value) ? value.flatMap((line: unknown) => readLine(line) ?? []) : [];
  return [...new Map(lines.map((line) => [line.id, line])).values()];
}

/** Parses one line; undefined if it is invalid. Its sums are calculated anew. */
export function readLine(value: unknown): CartItem | undefined {
  return isLine(value) ? withQuantity(value, Math.min(value.quantity, MAX_UNITS)) : undefined;
}

function isLine(value: unknown): value is CartItem {
  return (
    TEXTS.every((name) => typeof partOf(value, name) === "string") &&
    NUMBERS.every((name) => isCount(partOf(value, name))) &&
    isOptionalFlag(partOf(value, "coldChain")) &&
    PRODUCT_ID.test(String(partOf(value, "id"))) &&
    partOf(value, "quantity") !== 0
  );
}

function isOptionalFlag(value: unknown): boolean {
  return value === undefined || typeof value === "boolean";
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
