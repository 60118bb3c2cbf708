import { normalize } from "@shop/commerce";

/** A name as an id: small letters, digits and hyphens. Empty when nothing of it can be one. */
export function slugOf(name: string, maxLength: number): string {
  return normalize(name)
    .replaceAll("ñ", "n")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, maxLength)
    .replace(/-$/, "");
}
