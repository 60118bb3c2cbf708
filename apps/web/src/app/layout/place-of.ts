import type { Location } from "react-router";
import { pseudonymOf } from "../../platform/storage/pseudonym-of.ts";

/**
 * The key of a scroll position. The router gives each navigation a key, but every page that the browser itself loads
 * has the key `default`: without the path, the order after a payment would open at the scroll position of the cart. The
 * path may name an order, and the browser stores keys for longer than the session: hence its pseudonym.
 */
export function placeOf({ key, pathname, search }: Pick<Location, "key" | "pathname" | "search">): string {
  return key === "default" ? pseudonymOf(pathname + search) : key;
}
