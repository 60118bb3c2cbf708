import { expect, test } from "vitest";
import { fillersFor } from "./fillers.ts";
import { aLine, aProduct, aShop } from "./testing/samples.ts";

const rice = aProduct({ id: "arroz", weight: 1000, price: 3000 });
const sugar = aProduct({ id: "azucar", weight: 2000, price: 5000 });
const flour = aProduct({ id: "harina", weight: 1000, price: 2000 });

const idsFor = (...args: Parameters<typeof fillersFor>) =>
  fillersFor(...args).map(({ product, units }) => [product.id, units]);

test("what fills the missing weight comes with its units, the least to pay first", () => {
  expect(idsFor(1900, [rice, sugar, flour], [], aShop)).toEqual([
    ["harina", 2],
    ["azucar", 1],
    ["arroz", 2],
  ]);
});

test("of what costs the same, fewer units come first, and then the name decides", () => {
  const half = aProduct({ id: "mitad", name: "Mitad", weight: 500, price: 1000 });
  const whole = aProduct({ id: "entero", name: "Entero", weight: 1000, price: 2000 });
  const other = aProduct({ id: "otro", name: "Avena", weight: 1000, price: 2000 });
  expect(idsFor(1000, [half, whole, other], [], aShop)).toEqual([
    ["otro", 1],
    ["entero", 1],
    ["mitad", 2],
  ]);
});

test("nothing is suggested that takes more than three units", () => {
  expect(idsFor(3000, [rice], [], aShop)).toEqual([["arroz", 3]]);
  expect(idsFor(3001, [rice], [], aShop)).toEqual([]);
});

test("nothing is suggested that is in the cart, sold out, short in stock or sold at the counter alone", () => {
  const goods = [
    aProduct({ id: "sin", stock: 0, weight: 1000 }),
    aProduct({ id: "poco", stock: 1, weight: 1000 }),
    aProduct({ id: "receta", prescription: true, weight: 1000 }),
    rice,
    sugar,
  ];
  expect(idsFor(2000, goods, [aLine(1, { id: "arroz" })], aShop)).toEqual([["azucar", 1]]);
});

test("what is like the cart comes first, and food is filled with food alone", () => {
  const milk = aProduct({ id: "leche", category: "lacteos", weight: 1000, price: 4000 });
  const bleach = aProduct({ id: "cloro", category: "limpieza", weight: 1000, price: 500 });
  const soap = aProduct({ id: "jabon", category: "limpieza", weight: 1000, price: 900 });
  const shop = { ...aShop, nonFoodCategories: ["limpieza"] };
  const goods = [bleach, soap, milk, rice];
  expect(idsFor(1000, goods, [aLine(1, { id: "queso", category: "lacteos" })], shop)).toEqual([
    ["leche", 1],
    ["arroz", 1],
  ]);
  expect(idsFor(1000, [bleach, soap, rice], [aLine(1, { id: "cloro", category: "limpieza" })], shop)).toEqual(
    [
      ["jabon", 1],
      ["arroz", 1],
    ],
  );
});

test("medicine is never suggested", () => {
  expect(idsFor(100, [aProduct({ id: "jarabe", category: "farmacia" })], [], aShop)).toEqual([]);
});

test("cold goods of any category are suggested only to a cart with cold goods of any category", () => {
  const fish = aProduct({ id: "pescado", category: "carnes-y-pescados", coldChain: true, weight: 1000 });
  const milkPowder = aProduct({ id: "leche-en-polvo", category: "lacteos", coldChain: false, weight: 1000 });
  expect(idsFor(1000, [fish, milkPowder], [], aShop)).toEqual([["leche-en-polvo", 1]]);
  expect(idsFor(1000, [fish], [aLine(1, { id: "hielo", coldChain: true })], aShop)).toEqual([["pescado", 1]]);
});

test("a few are enough", () => {
  const many = Array.from({ length: 9 }, (_, index) => aProduct({ id: `p${index}`, price: 1000 + index }));
  expect(idsFor(500, many, [], aShop).map(([id]) => id)).toEqual(["p0", "p1", "p2", "p3", "p4", "p5"]);
});
