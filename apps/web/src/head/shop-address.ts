/** Stands in what a server draws for where the shop is; it is put in when the page is sent. */
export const UNKNOWN_ORIGIN = "https://origen.invalid";

/**
 * An address of the shop written in full: for who reads a page elsewhere.
 * @param path such as `/home`
 */
export function fullAddress(path: string): string {
  const origin = typeof location === "undefined" ? UNKNOWN_ORIGIN : location.origin;
  return origin + path;
}
