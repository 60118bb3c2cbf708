import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";

export type Country = {
  /** Two letters, such as MX. */
  code: string;
  name: string;
  /** Without the plus. */
  callingCode: string;
};

/**
 * The countries of phone numbers, by name.
 * @param options `locale` of the names; `first` is the first country of the list, such as MX
 */
export function listCountries({ locale, first }: { locale: string; first: string }): Country[] {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const { compare } = new Intl.Collator([locale]);
  const rank = ({ code }: Country) => (code === first ? 0 : 1);
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: getCountryCallingCode(code) }))
    .toSorted((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
}
