/**
 * The address of a picture in full, for readers outside the shop, without the placeholder colour at its end.
 * @param address of the shop, such as `/pictures/milk.webp#BFE0F2`, or of another site, already in full
 * @param origin where the shop is
 * @returns undefined for what is no address, such as `https://`
 */
export function pictureAddress(address: string, origin: string): string | undefined {
  const plain = address.replace(/#[0-9a-f]{6}$/i, "");
  return URL.canParse(plain, origin) ? new URL(plain, origin).href : undefined;
}
