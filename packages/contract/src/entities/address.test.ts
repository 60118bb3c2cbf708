import { expect, test } from "vitest";
import { anAddress } from "../testing.ts";
import { address } from "./address.ts";

const home = anAddress();

test("an address has seven parts that are needed and three that are not", () => {
  const whole = { ...home, id: "id-1", interiorNumber: "4", notes: "Portón verde" };
  expect(address.parse(home)).toEqual(home);
  expect(address.parse(whole)).toEqual(whole);
});

test("blanks around a part are not kept", () => {
  expect(address.parse({ ...home, street: "  Calle del Árbol " })).toEqual(home);
});

test.for(["\u200b97000", "97\u00a0000", "97\u2013000", "９７０００", "97000\ufeff"])(
  "%s is the postal code 97000",
  (postalCode) => {
    expect(address.parse({ ...home, postalCode })).toEqual(home);
  },
);

test.for([
  ["name", ""],
  ["name", "   "],
  ["name", "x".repeat(81)],
  ["street", "x".repeat(121)],
  ["street", "Calle 1\nCalle 2"],
  ["exteriorNumber", ""],
  ["interiorNumber", ""],
  ["neighbourhood", ""],
  ["city", ""],
  ["state", ""],
  ["postalCode", "9700"],
  ["postalCode", "970000"],
  ["postalCode", "9700a"],
  ["phone", "123456789"],
  ["phone", "999\n123 4567"],
  ["phone", "999\u2028123 4567"],
  ["phone", "1234567890123456"],
  ["phone", "llámame"],
  ["notes", "x".repeat(301)],
  ["id", "../otra"],
] as const)("%s may not be '%s'", ([field, value]) => {
  const parsed = address.safeParse({ ...home, [field]: value });
  expect(parsed.error?.issues.map(({ path }) => path)).toEqual([[field]]);
});

test.for([
  "9991234567",
  "+52 999 123 4567",
  "(999) 123-4567",
  "999.123.4567",
  "+529991234567",
  "\u202a+52 999\u00a0123\u20114567\u202c",
  "９９９ 123 4567",
])("%s is a telephone number", (phone) => {
  expect(address.safeParse({ ...home, phone }).success).toBe(true);
});
