/**
 * Leaves the shop for the page where one pays.
 * @param url absolute, or a path of this shop
 * @throws Error for what is no web address
 */
export function openPayment(url: string): void {
  const { href, protocol } = new URL(url, location.origin);
  if (!/^https?:$/.test(protocol)) throw new Error("a payment page that is no web page");
  location.assign(href);
}
