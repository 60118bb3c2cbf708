import { describe, expect, test } from "vitest";
import { type ColorName, colors, linePairs, signPairs, textPairs } from "./colors.ts";
import { contrast } from "./contrast.ts";

const modes = ["light", "dark"] as const;
const failing = (pairs: readonly (readonly [ColorName, ColorName])[], least: number) =>
  modes.flatMap((mode) =>
    pairs
      .map(([over, under]) => ({
        mode,
        over,
        under,
        ratio: contrast(colors[over][mode], colors[under][mode]),
      }))
      .filter(({ ratio }) => ratio < least),
  );

describe("the colours of the shop", () => {
  test("the formula gives the known ends of its scale", () => {
    expect([contrast("#000000", "#FFFFFF"), contrast("#EBBA3A", "#EBBA3A")]).toEqual([21, 1]);
  });

  test("every text reaches 4.5:1 on its ground, in both modes", () => {
    expect(failing(textPairs, 4.5)).toEqual([]);
  });

  test("every line and focus ring reaches 3:1 on its ground, in both modes", () => {
    expect(failing(linePairs, 3)).toEqual([]);
  });

  test("what is written on the sign reaches 4.5:1, in both modes", () => {
    const low = modes.flatMap((mode) =>
      signPairs.filter((name) => contrast(colors[name].dark, colors.sign[mode]) < 4.5),
    );
    expect(low).toEqual([]);
  });
});
