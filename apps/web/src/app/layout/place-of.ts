import type { Location } from "react-router";
import { pseudonymOf } from "../../platform/storage/pseudonym-of.ts";

/**
 * What a scroll position is stored under. Every page that the browser itself loads has the router's key `default`:
 * without its path, the order that a bank leads back to would open where the cart had been scrolled to. The path
 * may name an order, and the browser stores it for longer than the session.
 */
export function placeOf({ key, pathname, search }: Pick<Location, "key" | "pathname" | "search">): string {
  return key === "default" ? pseudonymOf(pathname + search) : key;
}
