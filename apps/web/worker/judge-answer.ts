import { FIRST_FAILURE_ID } from "@shop/contract";

/** The calls whose answers are the same for everybody and make a screen. */
const SCREEN_CALLS: ReadonlySet<unknown> = new Set([
  "getHome",
  "getCategories",
  "listProducts",
  "getProduct",
  "getProducts",
  "listRelated",
]);

/** Withdrawn, or no such product: what was seen of it before is wrong by now. */
const GONE: ReadonlySet<unknown> = new Set([404, 410]);

/** @param body of a call to the catalogue, as the callable protocol writes it */
export function isWorthKeeping(body: string): boolean {
  return SCREEN_CALLS.has(fieldOf(fieldOf(parse(body), "data"), "method"));
}

/** What an answer means for the one that is kept: it takes its place, ends it, or says nothing about it. */
export function judgeAnswer(status: number, body: string): "store" | "delete" | "leave" {
  const result = fieldOf(parse(body), "result");
  if (status !== 200 || result === undefined) return "leave";
  const id = fieldOf(fieldOf(result, "code"), "id");
  if (GONE.has(id)) return "delete";
  return typeof id === "number" && id >= FIRST_FAILURE_ID ? "leave" : "store";
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a page of some proxy
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
