import { expect, test } from "vitest";
import { nameKeyOf } from "./name-key.ts";

test.for([
  ["Árbol de Té", "arbol de te"],
  ["  ¡Pan!  (dulce) 2.5 kg ", "pan dulce 2 5 kg"],
  ["Jalapeño", "jalapen~o"],
  ["PIÑA", "pin~a"],
  ["Güero", "guero"],
  ["¿?", ""],
] as const)("%s is sorted as %s", ([name, key]) => {
  expect(nameKeyOf(name)).toBe(key);
});

test("a key has at most 120 bytes and ends with a whole letter", () => {
  expect(nameKeyOf(`a${"\u{10400}".repeat(60)}`)).toBe(`a${"\u{10428}".repeat(29)}`);
});
