/**
 * An address of the shop written in full: for who reads a page elsewhere.
 * @param path such as `/home`
 */
export function fullAddress(path: string): string {
  return location.origin + path;
}
