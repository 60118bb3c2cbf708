import { describe, expect, onTestFinished, test } from "vitest";
import type { CartDoc, CartLine } from "../documents/cart-doc.ts";
import { toProductDoc } from "../documents/product-doc.ts";
import type { OrderDoc } from "../documents/order-doc.ts";
import { aCategory, aProduct } from "../testing/samples.ts";
import { AlreadyExistsError, StoreUseError } from "./store-error.ts";
import type { Store } from "../documents/collections.ts";

/** How many transactions meet on one document. */
const CONTENDERS = 100;

const byName = { field: "nameKey", direction: "asc" } as const;

export type StoreSuite = {
  /** Titles of tests that the engine under it is known to fail: they have to fail, so that a mended one is seen. */
  gaps?: readonly string[];
};

/**
 * What every adapter of the store port does.
 * @param open gives an empty store each time
 */
export function describeStore(
  name: string,
  open: () => Store | Promise<Store>,
  { gaps = [] }: StoreSuite = {},
): void {
  const check = (title: string, run: () => Promise<void>) =>
    (gaps.includes(title) ? test.fails : test)(title, run);

  async function opened(): Promise<Store> {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  }

  async function withProducts(...products: Parameters<typeof aProduct>[0][]): Promise<Store> {
    const store = await opened();
    await store.transaction(async (tx) => {
      for (const each of products) tx.set("products", each.id, toProductDoc(aProduct(each)));
    });
    return store;
  }

  const idsOf = async (found: Promise<{ id: string }[]>) => (await found).map(({ id }) => id);

  describe(`${name}: documents`, () => {
    check("a document that was never written is undefined", async () => {
      const store = await opened();
      expect(await store.get("carts", "ana")).toBeUndefined();
    });

    check("a document comes back as it was written", async () => {
      const store = await opened();
      const lines = [{ id: "ñandú-😀", quantity: 3 }];
      await store.transaction(async (tx) => tx.set("carts", "ana", { lines }));
      lines.pop();
      expect(await store.get("carts", "ana")).toEqual({
        lines: [{ id: "ñandú-😀", quantity: 3 }],
      });
    });

    check("what happens to an object after it was written changes nothing", async () => {
      const store = await opened();
      await store.transaction(async (tx) => {
        const lines = [{ id: "a", quantity: 1 }];
        tx.set("carts", "ana", { lines });
        tx.create("carts", "luis", { lines });
        lines.pop();
      });
      const stored = { lines: [{ id: "a", quantity: 1 }] };
      expect(await store.getMany("carts", ["ana", "luis"])).toEqual([stored, stored]);
    });

    check("no ids are no documents", async () => {
      const store = await opened();
      expect(await store.getMany("carts", [])).toEqual([]);
      expect(await store.transaction(async (tx) => tx.getMany("carts", []))).toEqual([]);
    });

    check("many documents come in the order of their ids", async () => {
      const store = await withProducts({ id: "a" }, { id: "b" });
      const found = await store.getMany("products", ["b", "missing", "a"]);
      expect(found.map((doc) => doc?.id)).toEqual(["b", undefined, "a"]);
    });

    check("a closed store answers nothing, and closes again without a word", async () => {
      const store = await opened();
      await store.close();
      await expect(store.get("carts", "ana")).rejects.toThrow(Error);
      await expect(store.close()).resolves.toBeUndefined();
    });

    check("an id belongs to its collection alone", async () => {
      const store = await withProducts({ id: "a" });
      expect(await store.get("categories", "a")).toBeUndefined();
    });

    check("a write replaces the whole document, and a delete leaves nothing", async () => {
      const store = await withProducts({ id: "a", regularPrice: 3000 });
      await store.transaction(async (tx) => tx.set("products", "a", toProductDoc(aProduct({ id: "a" }))));
      expect(await store.get("products", "a")).toEqual(toProductDoc(aProduct({ id: "a" })));
      await store.transaction(async (tx) => tx.delete("products", "a"));
      expect(await store.get("products", "a")).toBeUndefined();
    });
  });

  describe(`${name}: transactions`, () => {
    check("a transaction gives what its callback gives", async () => {
      const store = await withProducts({ id: "a", stock: 7 });
      const stock = await store.transaction(async (tx) => (await tx.get("products", "a"))?.stock);
      expect(stock).toBe(7);
    });

    check("nothing is written when the callback throws", async () => {
      const store = await opened();
      const failing = store.transaction(async (tx) => {
        tx.set("carts", "ana", { lines: [] });
        throw new RangeError("no");
      });
      await expect(failing).rejects.toThrow(RangeError);
      expect(await store.get("carts", "ana")).toBeUndefined();
    });

    check("create fails when the document exists, and takes every other write with it", async () => {
      const store = await withProducts({ id: "a", stock: 1 });
      const creating = store.transaction(async (tx) => {
        tx.set("carts", "ana", { lines: [] });
        tx.create("products", "a", toProductDoc(aProduct({ id: "a", stock: 2 })));
      });
      await expect(creating).rejects.toThrow(AlreadyExistsError);
      expect(await store.get("carts", "ana")).toBeUndefined();
      expect((await store.get("products", "a"))?.stock).toBe(1);
    });

    check("create writes a document that was deleted before", async () => {
      const store = await withProducts({ id: "a" });
      await store.transaction(async (tx) => tx.delete("products", "a"));
      await store.transaction(async (tx) =>
        tx.create("products", "a", toProductDoc(aProduct({ id: "a", stock: 2 }))),
      );
      expect((await store.get("products", "a"))?.stock).toBe(2);
    });

    check("transactions at once on one document lose nothing", async () => {
      const store = await opened();
      await Promise.all(
        Array.from({ length: CONTENDERS }, () =>
          store.transaction(async (tx) => {
            const quantity = (await tx.get("carts", "ana"))?.lines[0]?.quantity ?? 0;
            tx.set("carts", "ana", { lines: [{ id: "a", quantity: quantity + 1 }] });
          }, "ana"),
        ),
      );
      expect(await store.get("carts", "ana")).toEqual({
        lines: [{ id: "a", quantity: CONTENDERS }],
      });
    });

    check("ten pieces go to ten of many buyers", async () => {
      const store = await withProducts({ id: "a", stock: 10 });
      const bought = await Promise.all(
        Array.from({ length: CONTENDERS }, () =>
          store.transaction(async (tx) => {
            const product = await tx.get("products", "a");
            if (!product || product.stock === 0) return 0;
            tx.set("products", "a", toProductDoc({ ...product, stock: product.stock - 1 }));
            return 1;
          }, "a"),
        ),
      );
      expect(bought.reduce<number>((sum, each) => sum + each, 0)).toBe(10);
      expect((await store.get("products", "a"))?.stock).toBe(0);
    });

    check("a transaction that failed does not stop the next one", async () => {
      const store = await opened();
      await Promise.allSettled([store.transaction(() => Promise.reject(new RangeError("no")))]);
      expect(await store.transaction(async () => "done")).toBe("done");
    });
  });

  describe(`${name}: queries`, () => {
    check("documents come by the sort field, and by id where it is equal", async () => {
      const store = await withProducts(
        { id: "c", name: "Ñame" },
        { id: "b", name: "nuez" },
        { id: "d", name: "Óleo" },
        { id: "a", name: "Nuez" },
      );
      const found = store.query({
        collection: "products",
        where: { inStock: true },
        orderBy: byName,
        limit: 10,
      });
      expect(await idsOf(found)).toEqual(["a", "b", "c", "d"]);
    });

    check(
      "a page begins after the place of the last document, without a gap and without a repeat",
      async () => {
        const store = await withProducts(
          { id: "a", name: "Pan" },
          { id: "b", name: "Pan" },
          { id: "c", name: "Pan" },
          { id: "d", name: "Queso" },
        );
        const page = (startAfter?: { value: string; id: string }) =>
          idsOf(
            store.query({
              collection: "products",
              where: { inStock: true },
              orderBy: byName,
              limit: 2,
              ...(startAfter ? { startAfter } : {}),
            }),
          );
        expect(await page()).toEqual(["a", "b"]);
        expect(await page({ value: "pan", id: "b" })).toEqual(["c", "d"]);
        expect(await page({ value: "queso", id: "d" })).toEqual([]);
      },
    );

    check("the other way round, ids go down with the sort field, page by page", async () => {
      const store = await opened();
      await store.transaction(async (tx) => {
        for (const [id, placedAt] of [
          ["a", "2026-11-20"],
          ["b", "2026-11-21"],
          ["c", "2026-11-21"],
        ] as const)
          // What an order holds besides does not matter to a query.
          tx.set("orders", id, { accountId: "ana", placedAt } as OrderDoc);
      });
      const newest = {
        collection: "orders",
        where: { accountId: "ana" },
        orderBy: { field: "placedAt", direction: "desc" },
        limit: 2,
      } as const;
      expect(await idsOf(store.query(newest))).toEqual(["c", "b"]);
      const startAfter = { value: "2026-11-21", id: "b" };
      expect(await idsOf(store.query({ ...newest, startAfter }))).toEqual(["a"]);
    });

    check("without an order documents come by id, page by page", async () => {
      const store = await withProducts({ id: "b" }, { id: "c" }, { id: "a" });
      const all = { collection: "products", limit: 2 } as const;
      expect(await idsOf(store.query(all))).toEqual(["a", "b"]);
      expect(await idsOf(store.query({ ...all, startAfter: { id: "b" } }))).toEqual(["c"]);
    });

    check("only documents whose fields equal the values are found", async () => {
      const store = await withProducts(
        { id: "a", category: "lacteos" },
        { id: "b", category: "farmacia" },
        { id: "c", category: "lacteos" },
      );
      const where = { category: "lacteos" };
      const found = store.query({ collection: "products", where, orderBy: byName, limit: 10 });
      expect(await idsOf(found)).toEqual(["a", "c"]);
    });

    check("two fields, of which both are true or false, are compared together", async () => {
      const store = await withProducts(
        { id: "a", regularPrice: 3000, stock: 0 },
        { id: "b", regularPrice: 3000, stock: 1 },
        { id: "c", stock: 1 },
      );
      const where = { inStock: true, onOffer: true };
      const orderBy = { field: "saving", direction: "desc" } as const;
      const found = store.query({ collection: "products", where, orderBy, limit: 10 });
      expect(await idsOf(found)).toEqual(["b"]);
    });

    check("texts sort by the numbers of their characters, which a pair of UTF-16 is not", async () => {
      const store = await withProducts({ id: "a", name: "\u{20000}" }, { id: "b", name: "\uFF5A" });
      const found = store.query({
        collection: "products",
        where: { inStock: true },
        orderBy: byName,
        limit: 10,
      });
      expect(await idsOf(found)).toEqual(["b", "a"]);
    });

    check("numbers sort as numbers", async () => {
      const store = await opened();
      await store.transaction(async (tx) => {
        for (const aisle of [10, 9, 1])
          tx.set("categories", `p${aisle}`, aCategory({ id: `p${aisle}`, aisle }));
      });
      const orderBy = { field: "aisle", direction: "asc" } as const;
      expect(await idsOf(store.query({ collection: "categories", orderBy, limit: 10 }))).toEqual([
        "p1",
        "p9",
        "p10",
      ]);
    });

    check("a document without the sort field is left out", async () => {
      const store = await withProducts({ id: "a" });
      const { nameKey: _, ...nameless } = toProductDoc(aProduct({ id: "b" }));
      await store.transaction(async (tx) =>
        tx.set("products", "b", nameless as typeof nameless & { nameKey: string }),
      );
      const found = store.query({
        collection: "products",
        where: { inStock: true },
        orderBy: byName,
        limit: 10,
      });
      expect(await idsOf(found)).toEqual(["a"]);
    });
  });

  describe(`${name}: rejections`, () => {
    const rejections: [string, (store: Store) => Promise<unknown>, string][] = [
      [
        "a query without a declared index",
        (store) =>
          store.query({
            collection: "products",
            where: { brand: "Valle Claro" },
            orderBy: { field: "price", direction: "desc" },
            limit: 10,
          }),
        "no index for products where brand order by price desc: declare it",
      ],
      [
        "a declared order in the other direction",
        (store) =>
          store.query({ collection: "products", orderBy: { ...byName, direction: "desc" }, limit: 10 }),
        "no index for products order by nameKey desc: declare it",
      ],
      [
        "an order by another field",
        (store) =>
          store.query({ collection: "products", orderBy: { field: "price", direction: "asc" }, limit: 10 }),
        "no index for products order by price asc: declare it",
      ],
      [
        "a query without an end",
        (store) => store.query({ collection: "products", limit: 501 }),
        "a query reads 1 to 500 documents",
      ],
      [
        "a place without the value that the order needs",
        (store) =>
          store.query({
            collection: "products",
            where: { inStock: true },
            orderBy: byName,
            limit: 1,
            startAfter: { id: "a" },
          }),
        "startAfter carries a value when, and only when, the query has an order",
      ],
      [
        "a collection that is not declared",
        (store) => store.get("constructor" as "carts", "a"),
        "no collection constructor: declare it",
      ],
      [
        "a read after a write",
        (store) =>
          store.transaction(async (tx) => {
            tx.delete("carts", "ana");
            return tx.get("carts", "ana");
          }),
        "in a transaction all reads come before the first write",
      ],
      [
        "a write after the end of its transaction",
        async (store) => {
          const tx = await store.transaction(async (ended) => ended);
          tx.delete("carts", "ana");
        },
        "this transaction has ended",
      ],
      [
        "a transaction inside a transaction",
        (store) => store.transaction(() => store.transaction(async () => 1)),
        "a transaction inside a transaction",
      ],
      [
        "a value that JSON would change",
        (store) =>
          store.transaction(async (tx) =>
            tx.set("carts", "ana", { lines: [{ id: "a", quantity: Number.NaN }] }),
          ),
        "doc.lines[0].quantity is not plain JSON",
      ],
      [
        "a list in a list",
        (store) => store.transaction(async (tx) => tx.set("carts", "ana", withLines([["a"]]))),
        "doc.lines[0] is a list in a list",
      ],
      [
        "a document that is too large for one engine",
        (store) =>
          store.transaction(async (tx) => tx.set("carts", "ana", withLines(["a".repeat(1_000_000)]))),
        "a document of carts has 1000014 bytes, of 1000000 at most",
      ],
      ...["", "__name__"].map((field): [string, (store: Store) => Promise<unknown>, string] => [
        `a field named "${field}"`,
        (store) => store.transaction(async (tx) => tx.set("carts", "ana", withLines([{ [field]: 1 }]))),
        `doc.lines[0] has a field named "${field}"`,
      ]),
      ...["", ".", "..", "a/b", "__a__", "ñ".repeat(751)].map(
        (id): [string, (store: Store) => Promise<unknown>, string] => [
          `the id "${id.slice(0, 10)}"`,
          (store) => store.get("carts", id),
          "an id of carts that not every engine takes",
        ],
      ),
    ];

    test.for(rejections)("%s is refused", async ([, use, message]) => {
      const store = await opened();
      await expect(use(store)).rejects.toThrow(new StoreUseError(message));
    });
  });
}

/** A cart with something else where its lines belong. */
function withLines(lines: unknown[]): CartDoc {
  return { lines: lines as CartLine[] };
}
