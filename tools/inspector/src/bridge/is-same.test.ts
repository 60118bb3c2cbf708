import { expect, it } from "vitest";
import { isSame } from "./is-same.ts";

it.each([
  [
    "a copy of nested data",
    { lines: [{ id: "a", n: 1 }], none: null },
    { lines: [{ id: "a", n: 1 }], none: null },
  ],
  ["what is not a number", { n: Number.NaN }, { n: Number.NaN }],
])("%s is the same", (_, one, other) => {
  expect(isSame(one, other)).toBe(true);
});

it.each([
  ["another value deep inside", { lines: [{ id: "a" }] }, { lines: [{ id: "b" }] }],
  ["a field more", { id: "a" }, { id: "a", more: undefined }],
  ["a field of another name", { id: undefined }, { key: undefined }],
  ["an array in place of an object", [], {}],
  ["nothing in place of an object", {}, null],
  ["another instance of a class", { at: new Date(0) }, { at: new Date(0) }],
])("%s is another value", (_, one, other) => {
  expect(isSame(one, other)).toBe(false);
});
