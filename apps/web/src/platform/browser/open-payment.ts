/**
 * Leaves the shop for the payment page.
 * @param url absolute, or a path of this shop
 * @throws Error for anything but an http(s) URL
 */
export function openPayment(url: string): void {
  const { href, protocol } = new URL(url, location.origin);
  if (!/^https?:$/.test(protocol)) throw new Error("a payment page that is no web page");
  location.assign(href);
}
