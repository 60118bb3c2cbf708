import { expect, test } from "vitest";
import { formatMissingWeight, formatMoney, formatWeight } from "./units.ts";

test.for([
  [0, "$0.00"],
  [30, "$0.30"],
  [123_456_789, "$1,234,567.89"],
] as const)("%i centavos read %s", ([amount, text]) => {
  expect(formatMoney(amount, "es-MX", "MXN")).toBe(text);
});

test.for([
  [0, "0.00 kg"],
  [300, "0.30 kg"],
  [1004, "1.00 kg"],
  [1234567, "1,234.57 kg"],
] as const)("%i g read %s", ([grams, text]) => {
  expect(formatWeight(grams, "es-MX")).toBe(text);
});

test.for([
  [1, "0.01 kg"],
  [10, "0.01 kg"],
  [11, "0.02 kg"],
  [1250, "1.25 kg"],
] as const)("%i missing g read %s, never too little", ([grams, text]) => {
  expect(formatMissingWeight(grams, "es-MX")).toBe(text);
});
