import { expect, test } from "vitest";
import { bestOffers, savingOf } from "./offers.ts";

const offer = (id: string, category: string, price: number, regularPrice?: number) => ({
  id,
  category,
  price,
  ...(regularPrice !== undefined && { regularPrice }),
});

test("a saving is what a unit cost before, less what it costs now, and never less than nothing", () => {
  expect(savingOf({ price: 2850, regularPrice: 3200 })).toBe(350);
  expect(savingOf({ price: 2850 })).toBe(0);
  expect(savingOf({ price: 2850, regularPrice: 2000 })).toBe(0);
});

test("the largest saving comes first, two of a category at most, and nothing that saves nothing", () => {
  const products = [
    offer("a", "lacteos", 100, 120),
    offer("b", "lacteos", 100, 190),
    offer("c", "lacteos", 100, 150),
    offer("d", "bebe", 100, 110),
    offer("e", "bebe", 100),
    offer("f", "cafe", 100, 110),
  ];
  expect(bestOffers(products, 4).map(({ id }) => id)).toEqual(["b", "c", "d", "f"]);
  expect(bestOffers(products, 1).map(({ id }) => id)).toEqual(["b"]);
});
