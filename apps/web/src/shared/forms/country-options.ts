import { shop } from "@shop/commerce";
import { listCountries } from "@shop/session-machine/phone-form";

/** Where a phone number can be from; the shop's own country leads the list. */
export function countryOptions(): { value: string; label: string }[] {
  const first = new Intl.Locale(shop.locale).maximize().region ?? "MX";
  return listCountries({ locale: shop.locale, first }).map(({ code, name, callingCode }) => ({
    value: code,
    label: `${name} (+${callingCode})`,
  }));
}
