import { withQuantity } from "@shop/commerce";
import { MAX_UNITS, type CartItem } from "@shop/contract";

/** `productId` of the contract, without its schema: a line that the server would refuse makes it refuse them all. */
const PRODUCT_ID = /^[a-z0-9][a-z0-9-]{0,79}$/;

const TEXTS = ["id", "category", "name", "image"] as const;
const NUMBERS = ["quantity", "totalPrice", "weight", "unitPrice", "unitWeight", "stock"] as const;

/** What was stored as JSON, or undefined when it is none. */
export function readJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A part of what was stored. */
export function partOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * The lines of a cart as this device stored them. Whatever is no line is left out, a second one of the same
 * product too: another version of the shop may have written it, or the shopper.
 */
export function readLines(value: unknown): CartItem[] {
  const lines = Array.isArray(value) ? value.flatMap((line: unknown) => readLine(line) ?? []) : [];
  return [...new Map(lines.map((line) => [line.id, line])).values()];
}

/** One line, or undefined. Its sums are worked out anew: they follow from the rest. */
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
