/**
 * The absolute URL of a picture, without the placeholder colour in its hash.
 * @param url a path of the shop, such as `/pictures/milk.webp#BFE0F2`, or an absolute URL of another site
 * @param origin where the shop is
 * @returns undefined for an invalid URL, such as `https://`
 */
export function pictureUrl(url: string, origin: string): string | undefined {
  const plain = url.replace(/#[0-9a-f]{6}$/i, "");
  return URL.canParse(plain, origin) ? new URL(plain, origin).href : undefined;
}
