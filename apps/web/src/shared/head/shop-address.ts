/**
 * The absolute URL of a picture, without the placeholder colour in its hash.
 * @param address a path of the shop, such as `/pictures/milk.webp#BFE0F2`, or an absolute URL of another site
 * @param origin where the shop is
 * @returns undefined for an invalid URL, such as `https://`
 */
export function pictureAddress(address: string, origin: string): string | undefined {
  const plain = address.replace(/#[0-9a-f]{6}$/i, "");
  return URL.canParse(plain, origin) ? new URL(plain, origin).href : undefined;
}
