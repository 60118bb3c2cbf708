import type { CartItem } from "@shop/contract";
import { expect, it } from "vitest";
import {
  selectCount,
  selectGroups,
  selectIsColdChain,
  selectIsPayable,
  selectIsPending,
  selectLines,
  selectQuantityOf,
  selectTotals,
} from "./selectors.ts";
import { openCart, startCart } from "./tests/run-cart.ts";
import { cartOf, lineOf } from "./testing.ts";

const RICE = lineOf("arroz", 3);
const MILK = lineOf("leche", 2, { category: "lacteos" });

it("what is shown is what was clicked, not what is confirmed", async () => {
  const { add, see } = await openCart("account", RICE);
  add(MILK);
  expect(see(selectLines)).toEqual([RICE, MILK]);
  expect(see(selectTotals)).toEqual({ priceProducts: 5000, totalProducts: 5, totalWeight: 5000 });
  expect(see(selectCount)).toBe(5);
  expect([see(selectQuantityOf("leche")), see(selectQuantityOf("nada"))]).toEqual([2, 0]);
  expect(see(selectGroups).map(({ handling, totalProducts }) => [handling, totalProducts])).toEqual([
    ["standard", 3],
    ["dairy", 2],
  ]);
});

it("a cart is cold while something in it is, that is not sold out", async () => {
  const cold = { category: "lacteos", coldChain: true };
  const isCold = async (item: CartItem) => (await openCart("account", RICE, item)).see(selectIsColdChain);
  expect(await isCold(lineOf("leche", 2, cold))).toBe(true);
  expect(await isCold(lineOf("leche", 2, { ...cold, stock: 0 }))).toBe(false);
  expect(await isCold(lineOf("frijol"))).toBe(false);
});

it("a cart above the stock cannot be paid", async () => {
  const shop = await openCart("account", lineOf("arroz", 5, { stock: 4 }));
  expect([shop.state, shop.see(selectIsPayable)]).toEqual(["payable", false]);
  const fewer = lineOf("arroz", 4, { stock: 4 });
  shop.set(fewer);
  await shop.answer(fewer);
  await shop.summarise([fewer]);
  expect(shop.see(selectIsPayable)).toBe(true);
});

it("a product is pending until the server has shown it", async () => {
  const shop = await openCart("account", RICE);
  const pending = () => [shop.see(selectIsPending("arroz")), shop.see(selectIsPending("leche"))];
  expect(pending()).toEqual([false, false]);
  shop.add(MILK);
  shop.set(lineOf("arroz", 4));
  expect(pending()).toEqual([true, true]);
  await shop.services.changes.last.answer(undefined);
  expect(pending()).toEqual([true, true]);
  await shop.answer(RICE, MILK);
  expect(pending()).toEqual([true, false]);
  await shop.answer(lineOf("arroz", 4), MILK);
  expect(pending()).toEqual([false, false]);
});

it("the same object is given as long as nothing changed", async () => {
  const shop = await openCart("account", RICE);
  shop.add(MILK);
  const select = () => [shop.see(selectLines), shop.see(selectGroups), shop.see(selectTotals)];
  const before = select();
  shop.send({ type: "account.confirmed", uid: "ana" });
  for (const [place, value] of select().entries()) expect(value).toBe(before[place]);

  await shop.answer(RICE, MILK);
  const lines = shop.see(selectLines);
  await shop.summarise(lines);
  shop.send({ type: "summary.choose", shippingOption: "expres" });
  expect(shop.see(selectLines)).toBe(lines);
});

it("the server's sums count for the lines that it spoke of, and ours for any others", async () => {
  const shop = startCart("account");
  const sums = { priceProducts: 3999, totalProducts: 4, totalWeight: 4020 };
  await shop.services.reads.last.answer({ ...cartOf(lineOf("arroz", 4)), ...sums });
  expect(shop.see(selectTotals)).toEqual(sums);
  shop.add(lineOf("arroz"));
  expect(shop.see(selectTotals)).toEqual({ priceProducts: 5000, totalProducts: 5, totalWeight: 5000 });
});
