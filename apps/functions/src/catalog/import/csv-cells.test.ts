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

test.for<[string, number | string | undefined]>([
  ["28.5", 28.5],
  ["28,5", 28.5],
  ["28", 28],
  ["$28.50", 28.5],
  ["$ 1,234.50", 1234.5],
  ["1.234,50", 1234.5],
  ["1,234,567.8", 1_234_567.8],
  ["1,234", 1.234],
  ["1.234", 1.234],
  ["12,34.5", "12,34.5"],
  ["-3", "-3"],
  ["1e3", "1e3"],
  ["3 piezas", "3 piezas"],
  ["$", "$"],
  ["", undefined],
  ["  ", undefined],
])("the number in '%s' is %s", ([cell, number]) => {
  expect(numberIn(cell)).toBe(number);
});

test.for<[string, number | string | undefined]>([
  ["28.5", 28.5],
  ["1,25", 1.25],
  ["1250", 1250],
  ["1,250.50", 1250.5],
  ["0.125", 0.125],
  ["1,250", "1,250"],
  ["$ 12.000", "$ 12.000"],
  ["1, 250", "1, 250"],
  ["1,250,000", "1,250,000"],
  ["", undefined],
])("the price in '%s' is %s", ([cell, number]) => {
  expect(coarseNumberIn(cell)).toBe(number);
});

test.for<[string, number | string | undefined]>([
  ["1030", 1.03],
  ["0,5", 0.0005],
  ["mucho", "mucho"],
  ["", undefined],
])("%s thousandths are %s", ([cell, number]) => {
  expect(thousandthsIn(cell)).toBe(number);
});

test.for<[string, boolean | string | undefined]>([
  ["Sí", true],
  ["si", true],
  ["X", true],
  ["TRUE", true],
  ["no", false],
  ["0", false],
  ["Falso", false],
  ["", undefined],
  ["quizá", "quizá"],
])("'%s' is %s", ([cell, answer]) => {
  expect(booleanIn(cell)).toBe(answer);
});

test.for<[string, string | undefined]>([
  ["2026-11-21", "2026-11-21"],
  ["21/11/2026", "2026-11-21"],
  ["1-2-2026", "2026-02-01"],
  ["ayer", "ayer"],
  [" ", undefined],
])("the day in '%s' is %s", ([cell, day]) => {
  expect(dateIn(cell)).toBe(day);
});

test.for<[string, string[] | undefined]>([
  ["", undefined],
  [" ", undefined],
  ["/a.webp", ["/a.webp"]],
  [" /a.webp#AABBCC  /b.webp ", ["/a.webp#AABBCC", "/b.webp"]],
  [
    "/a.webp|/b.webp\nhttps://fotos.example/c.jpg?x=1,2",
    ["/a.webp", "/b.webp", "https://fotos.example/c.jpg?x=1,2"],
  ],
  ["/a.webp, /b.webp,", ["/a.webp", "/b.webp"]],
  ["/a.webp,/b.webp;https://fotos.example/c.jpg", ["/a.webp", "/b.webp", "https://fotos.example/c.jpg"]],
])("the addresses in '%s' are %o", ([cell, addresses]) => {
  expect(addressesIn(cell)).toEqual(addresses);
});

test.for<[string, string[] | undefined]>([
  ["", undefined],
  ["ninguno", []],
  ["Leche; HUEVOS | cacahuate", ["milk", "egg", "peanut"]],
  ["trigo, gluten\ncrustáceos", ["gluten", "crustaceans"]],
  ["frutos secos, nuez", ["treeNuts"]],
  ["leche, polvo", ["milk", "polvo"]],
])("the allergens in '%s' are %o", ([cell, allergens]) => {
  expect(allergensIn(cell)).toEqual(allergens);
});

test.for<[string, string, unknown]>([
  ["1", "kg", { amount: 1, unit: "kg" }],
  ["500", "g", { amount: 0.5, unit: "kg" }],
  ["0,5", "Litros", { amount: 0.5, unit: "l" }],
  ["1,250", "kg", { amount: 1.25, unit: "kg" }],
  ["250", "ml", { amount: 0.25, unit: "l" }],
  ["1,250", "ml", { amount: "1,250", unit: "l" }],
  ["1.000", "piezas", { amount: "1.000", unit: "pieza" }],
  ["20", "piezas", { amount: 20, unit: "pieza" }],
  ["", "", { amount: 1, unit: "pieza" }],
  ["2", "", { amount: 2, unit: undefined }],
  ["", "kg", { amount: undefined, unit: "kg" }],
  ["2", "oz", { amount: 2, unit: "oz" }],
  ["dos", "kg", { amount: "dos", unit: "kg" }],
])("'%s' and '%s' are a content", ([amount, unit, content]) => {
  expect(contentIn(amount, unit)).toEqual(content);
});
