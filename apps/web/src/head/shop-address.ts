/** Stands in what a server draws for where the shop is; it is put in when the page is sent. */
export const UNKNOWN_ORIGIN = "https://origen.invalid";

/**
 * An address of the shop written in full: for who reads a page elsewhere.
 * @param path such as `/home`
 */
export function fullAddress(path: string): string {
  return origin() + path;
}

/**
 * The same of a picture, without the colour that stands in its place.
 * @param address of the shop, such as `/pictures/milk.webp#BFE0F2`, or of another site, already in full
 * @returns undefined for what is no address, such as `https://`
 */
export function pictureAddress(address: string): string | undefined {
  const plain = address.replace(/#[0-9a-f]{6}$/i, "");
  return URL.canParse(plain, origin()) ? new URL(plain, origin()).href : undefined;
}

function origin(): string {
  return typeof location === "undefined" ? UNKNOWN_ORIGIN : location.origin;
}
