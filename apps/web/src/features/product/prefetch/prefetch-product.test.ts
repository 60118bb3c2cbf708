import type { Product } from "@shop/contract";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { MILK, TOMATO } from "../../../shared/testing/products.ts";
import { createProductPrefetch } from "./prefetch-product.ts";

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function open() {
  const asked: { id: string; answer: (product: Product) => void; fail: () => void }[] = [];
  let codes = 0;
  const prefetched = createProductPrefetch(
    (id) => {
      const { promise, resolve, reject } = Promise.withResolvers<Product>();
      asked.push({ id, answer: resolve, fail: () => reject(new Error("lost")) });
      return promise;
    },
    async () => void (codes += 1),
  );
  return {
    ...prefetched.prefetch,
    getProduct: prefetched.getProduct,
    asked,
    get codes() {
      return codes;
    },
  };
}

describe("a product that the shopper is about to open", () => {
  it("is read ahead with the code of its screen, and is there when they do", async () => {
    const shop = open();
    shop.begin(MILK.id);
    vi.advanceTimersByTime(80);
    shop.asked[0]?.answer(MILK);
    expect(await shop.getProduct(MILK.id)).toEqual(MILK);
    expect([shop.asked.length, shop.codes]).toEqual([1, 1]);
  });

  it("is awaited while the call is pending", async () => {
    const shop = open();
    shop.begin(MILK.id);
    vi.advanceTimersByTime(80);
    const opened = shop.getProduct(MILK.id);
    shop.asked[0]?.answer(MILK);
    expect(await opened).toEqual(MILK);
    expect(shop.asked).toHaveLength(1);
  });

  it("is not requested when the pointer only passes over its link", () => {
    const shop = open();
    shop.begin(MILK.id);
    vi.advanceTimersByTime(79);
    shop.end();
    vi.advanceTimersByTime(1000);
    expect(shop.asked).toEqual([]);
  });

  it("gives way to the next one, whose answer alone is waited for", async () => {
    const shop = open();
    shop.begin(MILK.id);
    vi.advanceTimersByTime(80);
    shop.begin(TOMATO.id);
    vi.advanceTimersByTime(80);
    shop.asked[1]?.answer(TOMATO);
    shop.asked[0]?.answer(MILK);
    expect(await shop.getProduct(TOMATO.id)).toEqual(TOMATO);
    expect(shop.asked.map(({ id }) => id)).toEqual([MILK.id, TOMATO.id]);
  });

  it("is requested once while the pointer enters and leaves", () => {
    const shop = open();
    for (const _ of [1, 2, 3]) {
      shop.begin(MILK.id);
      vi.advanceTimersByTime(80);
      shop.end();
    }
    expect(shop.asked).toHaveLength(1);
  });

  it("is read anew when what was read ahead is old, or was used already", async () => {
    const shop = open();
    shop.begin(MILK.id);
    vi.advanceTimersByTime(80);
    shop.asked[0]?.answer(MILK);
    vi.advanceTimersByTime(15_000);
    const later = shop.getProduct(MILK.id);
    shop.asked[1]?.answer({ ...MILK, stock: 1 });
    expect(await later).toEqual({ ...MILK, stock: 1 });
    void shop.getProduct(MILK.id);
    expect(shop.asked).toHaveLength(3);
  });

  it("is read anew when reading ahead has failed", async () => {
    const shop = open();
    shop.begin(MILK.id);
    vi.advanceTimersByTime(80);
    shop.asked[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    void shop.getProduct(MILK.id);
    expect(shop.asked).toHaveLength(2);
  });
});
