import { expect, it } from "vitest";
import { coverageOf } from "./coverage.ts";

const testPathOf = (title: string, length: number, ...covered: string[]) => ({
  title,
  steps: Array.from({ length }, () => title),
  covered,
});

const titlesOf = (...testPaths: ReturnType<typeof testPathOf>[]) =>
  coverageOf(testPaths).map(({ title }) => title);

it("takes everything that any walk takes, with as few walks as it finds", () => {
  expect(titlesOf(testPathOf("a", 1, "x"), testPathOf("b", 2, "x", "y"), testPathOf("c", 1, "z"))).toEqual([
    "b",
    "c",
  ]);
});

it("prefers the shorter of two ways to the same", () => {
  expect(titlesOf(testPathOf("long", 5, "x"), testPathOf("short", 1, "x"))).toEqual(["short"]);
});

it("gives up what later walks make superfluous", () => {
  const early = testPathOf("early", 1, "v", "w", "x");
  expect(titlesOf(early, testPathOf("left", 3, "v", "w", "y"), testPathOf("right", 3, "x", "z"))).toEqual([
    "left",
    "right",
  ]);
});

it("is empty when nothing is taken", () => {
  expect(titlesOf(testPathOf("idle", 1))).toEqual([]);
});
