import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from "libphonenumber-js/min";
import { normalizeLine } from "@shop/contract";
import type { ValidationError } from "../credentials.ts";

export type PhoneNumber = {
  /** In E.164, such as +525512345678. */
  e164: string;
  country: string;
  /** The number in national format, and below it in international format. */
  national: string;
  international: string;
};

/** Longer than any number with blanks. */
const MAX_LENGTH = 40;

/** Prefixes of Mexican mobile numbers until 2019, which are still stored in many phones. */
const OLD_MEXICAN_PREFIX = /^(?:1|01|044|045)(?=\d{10}$)/;

/**
 * Reads a number as people type it. One that begins with + or 00 includes its country.
 * @param input country as two letters, such as MX
 */
export function readPhone({ country, phone }: { country: string; phone: string }): PhoneNumber | null {
  const text = normalizeLine(phone);
  if (text.length > MAX_LENGTH) return null;
  const number = parse(text, country);
  return number?.isValid() && !number.ext && number.country
    ? {
        e164: number.number,
        country: number.country,
        national: number.formatNational(),
        international: number.formatInternational(),
      }
    : null;
}

/** The validation error of a number, or null. */
export function checkPhone({ country, phone }: { country: string; phone: string }): ValidationError | null {
  const text = normalizeLine(phone);
  if (text === "") return "required";
  if (text.length > MAX_LENGTH) return "tooLong";
  if (readPhone({ country, phone })) return null;
  const length = validatePhoneNumberLength(text, countryOf(country));
  if (length === "TOO_SHORT") return "tooShort";
  return length === "TOO_LONG" ? "tooLong" : "invalid";
}

function parse(text: string, country: string) {
  const options = { ...countryOf(country), extract: false } as const;
  const number = parsePhoneNumberFromString(text, options);
  if (number?.country !== "MX" || !OLD_MEXICAN_PREFIX.test(number.nationalNumber)) return number;
  const national = number.nationalNumber.replace(OLD_MEXICAN_PREFIX, "");
  return parsePhoneNumberFromString(`+52${national}`, options);
}

/** With an unknown country, only numbers with a country code are valid. */
function countryOf(country: string): { defaultCountry?: CountryCode } {
  return isSupportedCountry(country) ? { defaultCountry: country } : {};
}
