import { expect, test } from "vitest";
import { isColdChain } from "./is-cold-chain.ts";

test.for([
  ["meat that is marked", { category: "carnes-y-pescados", coldChain: true }, true],
  ["a vaccine of the pharmacy that is marked", { category: "farmacia", coldChain: true }, true],
  ["dairy without the mark", { category: "lacteos" }, true],
  ["dairy that is marked as not cold", { category: "lacteos", coldChain: false }, false],
  ["anything else without the mark", { category: "carnes-y-pescados" }, false],
] as const)("%s: %j", ([, product, isCold]) => {
  expect(isColdChain(product)).toBe(isCold);
});
