import { describe, expect, it } from "vitest";
import { listCountries } from "./countries.ts";
import { checkPhone, readPhone } from "./phone-number.ts";

describe("a phone number", () => {
  it.each([
    ["as it is spoken", "5512345678", "+525512345678"],
    ["with blanks around and in it", " 55 1234 5678 ", "+525512345678"],
    ["with brackets and a dash", "(55) 1234-5678", "+525512345678"],
    ["with its country", "+52 55 1234 5678", "+525512345678"],
    ["with its country, without the plus", "525512345678", "+525512345678"],
    ["with its country, as dialled", "00525512345678", "+525512345678"],
    ["with the 1 that Mexican mobiles had from abroad", "+52 1 55 1234 5678", "+525512345678"],
    ["with that 1 alone", "1 55 1234 5678", "+525512345678"],
    ["with the old prefix of a local mobile", "044 55 1234 5678", "+525512345678"],
    ["with the old prefix of a distant mobile", "045 55 1234 5678", "+525512345678"],
    ["with the old prefix of a distant line", "01 55 1234 5678", "+525512345678"],
    ["of another country, that it brings along", "+1 415 555 2671", "+14155552671"],
    ["as a contact brings it", "\u202A+52 55 1234 5678\u202C", "+525512345678"],
    ["as another contact brings it", "\u202D5512345678\u202C", "+525512345678"],
    ["as a message brings it", "\u2066+52\u00A055\u202F1234\u20115678\u2069", "+525512345678"],
    ["after an invisible character", "\u200E5512345678", "+525512345678"],
    ["in the digits of a wide keyboard", "５５１２３４５６７８", "+525512345678"],
  ])("is read %s", (_, phone, e164) => {
    expect(readPhone({ country: "MX", phone })?.e164).toBe(e164);
    expect(checkPhone({ country: "MX", phone })).toBeNull();
  });

  it("is parsed by the chosen country, and formatted", () => {
    expect(readPhone({ country: "US", phone: "4155552671" })).toEqual({
      e164: "+14155552671",
      country: "US",
      national: "(415) 555-2671",
      international: "+1 415 555 2671",
    });
    expect(readPhone({ country: "MX", phone: "4155552671" })?.international).toBe("+52 415 555 2671");
  });

  it.each([
    ["nothing", "", "required"],
    ["blanks", "   ", "required"],
    ["one digit too few", "551234567", "tooShort"],
    ["one digit too many", "55123456789", "tooLong"],
    ["a 1 and one digit too few", "155123456", "tooShort"],
    ["more than any number has", "5".repeat(41), "tooLong"],
    ["noughts", "0000000000", "invalid"],
    ["letters", "casa", "invalid"],
    ["a number with words", "55 1234 5678 casa", "invalid"],
    ["an extension, where no SMS arrives", "5512345678 ext 5", "invalid"],
    ["a short one of another country", "+1 415 555", "tooShort"],
    ["a country that does not exist", "+999 5512345678", "invalid"],
  ])("is not %s", (_, phone, error) => {
    expect(checkPhone({ country: "MX", phone })).toBe(error);
    expect(readPhone({ country: "MX", phone })).toBeNull();
  });

  it("needs its country when the one that was chosen is none", () => {
    expect(checkPhone({ country: "", phone: "5512345678" })).toBe("invalid");
    expect(readPhone({ country: "", phone: "+525512345678" })?.e164).toBe("+525512345678");
  });

  it("is decided at once, however long", () => {
    const before = performance.now();
    expect(checkPhone({ country: "MX", phone: "5".repeat(1_000_000) })).toBe("tooLong");
    expect(performance.now() - before).toBeLessThan(200);
  });
});

describe("the countries", () => {
  const countries = listCountries({ locale: "es-MX", first: "MX" });
  const names = countries.map(({ name }) => name);

  it("begin with the shop's own", () => {
    expect(countries[0]).toEqual({ code: "MX", name: "México", callingCode: "52" });
    expect(names.filter((name) => name === "México")).toHaveLength(1);
  });

  it("go on by name, as Spanish sorts: accents and ñ in their place", () => {
    expect(names.slice(1)).toEqual(names.slice(1).toSorted(new Intl.Collator("es-MX").compare));
    expect(names.indexOf("España")).toBeLessThan(names.indexOf("Estados Unidos"));
    expect(names.indexOf("Åland")).toBeLessThan(names.indexOf("Brasil"));
    expect(countries.length).toBeGreaterThan(200);
  });

  it("are only sorted without a first country", () => {
    expect(listCountries({ locale: "es-MX", first: "XX" })[0]?.code).toBe("AF");
  });
});
