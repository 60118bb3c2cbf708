import { expect, test } from "vitest";
import { nameKeyOf } from "./name-key.ts";

test.for([
  ["Árbol de Té", "arbol de te"],
  ["  ¡Pan!  (dulce) 2.5 kg ", "pan dulce 12~5 kg"],
  ["Jalapeño", "jalapen~o"],
  ["PIÑA", "pin~a"],
  ["Güero", "guero"],
  ["¿?", ""],
] as const)("%s is sorted as %s", ([name, key]) => {
  expect(nameKeyOf(name)).toBe(key);
});

test("numbers are sorted by what they count", () => {
  const sorted = [
    "Agua 1 L",
    "Agua 1.5 L",
    "Agua 2 L",
    "Agua 10 L",
    "Agua 600 ml",
    "Agua 1,000 L",
    "Agua mineral",
  ];
  const names = sorted.toReversed();
  expect(names.toSorted((one, other) => (nameKeyOf(one) < nameKeyOf(other) ? -1 : 1))).toEqual(sorted);
  expect(["Pilas 007", "Pilas 0.5"].map(nameKeyOf)).toEqual(["pilas 17", "pilas 10~5"]);
});

test("a key has at most 120 bytes and ends with a whole letter", () => {
  expect(nameKeyOf(`a${"\u{10400}".repeat(60)}`)).toBe(`a${"\u{10428}".repeat(29)}`);
});
