import type { Location } from "react-router";
import { pseudonymOf } from "../../platform/storage/pseudonym-of.ts";

/**
 * The key of a scroll position. Every page that the browser itself loads has the router's key `default`: without the
 * path, the order after a payment would open at the scroll position of the cart. The path may name an order, and the
 * browser stores it for longer than the session.
 */
export function placeOf({ key, pathname, search }: Pick<Location, "key" | "pathname" | "search">): string {
  return key === "default" ? pseudonymOf(pathname + search) : key;
}
