import { expect, it } from "vitest";
import { coverOf } from "./cover.ts";

const walkOf = (title: string, length: number, ...taken: string[]) => ({
  title,
  steps: Array.from({ length }, () => title),
  taken,
});

const titlesOf = (...walks: ReturnType<typeof walkOf>[]) => coverOf(walks).map(({ title }) => title);

it("takes everything that any walk takes, with as few walks as it finds", () => {
  expect(titlesOf(walkOf("a", 1, "x"), walkOf("b", 2, "x", "y"), walkOf("c", 1, "z"))).toEqual(["b", "c"]);
});

it("prefers the shorter of two ways to the same", () => {
  expect(titlesOf(walkOf("long", 5, "x"), walkOf("short", 1, "x"))).toEqual(["short"]);
});

it("gives up what later walks make superfluous", () => {
  const early = walkOf("early", 1, "v", "w", "x");
  expect(titlesOf(early, walkOf("left", 3, "v", "w", "y"), walkOf("right", 3, "x", "z"))).toEqual([
    "left",
    "right",
  ]);
});

it("is empty when nothing is taken", () => {
  expect(titlesOf(walkOf("idle", 1))).toEqual([]);
});
