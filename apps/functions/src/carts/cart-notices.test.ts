import type { Product } from "@shop/contract";
import { describe, expect, test } from "vitest";
import { as, cartOfMilk, milk, open, rice } from "../testing/carts.ts";

describe("the notices of a cart", () => {
  const repriced = { id: "leche", name: "Leche entera 1 L", kind: "repriced", before: 28.5, now: 30 };

  test("a new price is reported until the line is changed", async () => {
    const shop = await open();
    const { add, put, cart } = as(shop);
    await add("leche", 1);
    await shop.stock([{ ...milk, price: 3000 }]);
    expect(await add("arroz", 1)).toEqual({});
    expect(await cart()).toMatchObject({ notices: [repriced] });
    expect(await put("leche", 2)).not.toHaveProperty("notices");
    expect(await cart()).not.toHaveProperty("notices");
  });

  test("a price that changed back is no notice", async () => {
    const shop = await open();
    const { add, cart } = as(shop);
    await add("leche", 1);
    await shop.stock([{ ...milk, price: 3000 }]);
    await shop.stock([milk]);
    expect(await cart()).toEqual(cartOfMilk(1));
  });

  test.for<[string, Product[], string[], string]>([
    ["disappeared", [], ["arroz"], "withdrawn"],
    ["came to need a prescription", [{ ...rice, prescription: true }], [], "prescription"],
  ])("a product that %s is left out and named", async ([, changed, removed, kind]) => {
    const shop = await open();
    const { add, put, cart, stored } = as(shop);
    const notices = [{ id: "arroz", name: "Arroz", kind }];
    await add("arroz", 3);
    await add("leche", 1);
    await shop.stock(changed, removed);
    expect(await cart()).toEqual({ ...cartOfMilk(1), notices });
    // The response to an addition has no notices: the next read has them.
    await add("leche", 1);
    expect(await cart()).toEqual({ ...cartOfMilk(2), notices });
    expect(await put("leche", 3)).toEqual({ ...cartOfMilk(3), notices });
    expect(await cart()).toEqual(cartOfMilk(3));
    expect(await stored()).toEqual([["leche", 3]]);
  });

  test("a product that was withdrawn is in no notice once it is removed", async () => {
    const shop = await open();
    const { add, remove } = as(shop);
    await add("arroz", 3);
    await add("leche", 1);
    await shop.stock([], ["arroz"]);
    expect(await remove("arroz")).toEqual(cartOfMilk(1));
  });

  test("a line from before names were stored is named by its id, and has no earlier price", async () => {
    const shop = await open();
    const { storeLines, cart } = as(shop);
    await storeLines({ "pan-dulce": 1, leche: 1 });
    expect(await cart()).toEqual({
      ...cartOfMilk(1),
      notices: [{ id: "pan-dulce", name: "pan-dulce", kind: "withdrawn" }],
    });
  });
});
