import { expect, test } from "vitest";
import {
  addressesIn,
  allergensIn,
  booleanIn,
  coarseNumberIn,
  contentIn,
  dateIn,
  numberIn,
  thousandthsIn,
} from "./csv-cells.ts";

/** Invalid values stay as written, for the rules to refuse. */
test.for<[reader: (cell: string) => unknown, cell: string, value: unknown]>([
  [numberIn, "28,5", 28.5],
  [numberIn, "$ 1,234.50", 1234.5],
  [numberIn, "1.234,50", 1234.5],
  [numberIn, "1,234,567.8", 1_234_567.8],
  [numberIn, "1,234", 1.234],
  [numberIn, "12,34.5", "12,34.5"],
  [numberIn, "1e3", "1e3"],
  [numberIn, "3 piezas", "3 piezas"],
  [numberIn, "$", "$"],
  [numberIn, "  ", undefined],
  [coarseNumberIn, "1,25", 1.25],
  [coarseNumberIn, "1,250.50", 1250.5],
  [coarseNumberIn, "0.125", 0.125],
  [coarseNumberIn, "1,250", "1,250"],
  [coarseNumberIn, "$ 12.000", "$ 12.000"],
  [coarseNumberIn, "1,250,000", "1,250,000"],
  [thousandthsIn, "0,5", 0.0005],
  [thousandthsIn, "mucho", "mucho"],
  [booleanIn, "Sí", true],
  [booleanIn, "TRUE", true],
  [booleanIn, "no", false],
  [booleanIn, "0", false],
  [booleanIn, "", undefined],
  [booleanIn, "quizá", "quizá"],
  [dateIn, "21/11/2026", "2026-11-21"],
  [dateIn, "1-2-2026", "2026-02-01"],
  [dateIn, "ayer", "ayer"],
  [dateIn, " ", undefined],
  [addressesIn, " ", undefined],
  [addressesIn, " /a.webp#AABBCC |/b.webp\n/c.webp ", ["/a.webp#AABBCC", "/b.webp", "/c.webp"]],
  [allergensIn, "", undefined],
  [allergensIn, "ninguno", []],
  [allergensIn, "Leche; HUEVOS | cacahuate", ["milk", "egg", "peanut"]],
  [allergensIn, "trigo, gluten\ncrustáceos", ["gluten", "crustaceans"]],
  [allergensIn, "leche, polvo", ["milk", "polvo"]],
])("%s reads '%s' as %s", ([reader, cell, value]) => {
  expect(reader(cell)).toEqual(value);
});

test.for<[string, string, unknown]>([
  ["500", "g", { amount: 0.5, unit: "kg" }],
  ["0,5", "Litros", { amount: 0.5, unit: "l" }],
  ["1,250", "kg", { amount: 1.25, unit: "kg" }],
  ["1,250", "ml", { amount: "1,250", unit: "l" }],
  ["1.000", "piezas", { amount: "1.000", unit: "pieza" }],
  ["", "", { amount: 1, unit: "pieza" }],
  ["2", "", { amount: 2, unit: undefined }],
  ["", "kg", { amount: undefined, unit: "kg" }],
  ["2", "oz", { amount: 2, unit: "oz" }],
])("'%s' and '%s' are a content", ([amount, unit, content]) => {
  expect(contentIn(amount, unit)).toEqual(content);
});
