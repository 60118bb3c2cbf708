import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { wording } from "./page/recipe.ts";
import { RECIPES } from "./page/recipes/recipes.ts";
import { DEMO_CATALOG, type DemoCatalog } from "./places.ts";

const { products } = JSON.parse(await readFile(DEMO_CATALOG, "utf8")) as DemoCatalog;

describe("what a label says", () => {
  test.each([
    ["Leche entera 1.89 L", { title: "Leche", variety: "entera", quantity: "1.89 L" }],
    ["Leche sabor chocolate 1 L", { title: "Leche", variety: "sabor chocolate", quantity: "1 L" }],
    ["Aceite de girasol 1 L", { title: "Aceite de girasol", variety: "", quantity: "1 L" }],
    ["Paracetamol 500 mg 20 tabletas", { title: "Paracetamol", variety: "500 mg", quantity: "20 tabletas" }],
    ["Pañales etapa 3, 40 piezas", { title: "Pañales etapa", variety: "3", quantity: "40 piezas" }],
    [
      "Toallitas húmedas 3 paquetes de 80 piezas",
      { title: "Toallitas", variety: "húmedas", quantity: "3 paquetes de 80 piezas" },
    ],
  ])("%s", (name, parts) => {
    expect(wording(name)).toEqual(parts);
  });

  test("of every product of the demo catalogue, the quantity", () => {
    expect(products.filter(({ name }) => wording(name).quantity === "").map(({ name }) => name)).toEqual([]);
  });
});

test("every product of the demo catalogue has a recipe, and no recipe is without one", () => {
  expect(Object.keys(RECIPES).toSorted()).toEqual(products.map(({ id }) => id).toSorted());
});
