import { describe, expect, onTestFinished, test } from "vitest";
import type { CartDoc, CartLine } from "../documents/cart-doc.ts";
import { toProductDoc } from "../documents/product-doc.ts";
import { addOne, quantityIn } from "./counter.ts";
import { aProduct } from "./samples.ts";
import { AlreadyExistsError, StoreUseError } from "../store/store-error.ts";
import type { Collections, Store } from "../documents/collections.ts";
import type { Query } from "../store/store.ts";

/** How many transactions contend for one document. */
const CONTENDERS = 100;

const byName = { field: "nameKey", direction: "asc" } as const;

/**
 * The conformance tests of every adapter of the store port.
 * @param open returns an empty store each time
 * @param gaps titles of tests that the engine is known to fail: they have to fail, so that a fix is noticed
 */
export function describeStore(
  name: string,
  open: () => Store | Promise<Store>,
  gaps: readonly string[] = [],
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
      await store.transaction(async (tx) => {
        tx.set("carts", "ana", { lines });
        // Later changes to the object do not count.
        lines.pop();
      });
      expect(await store.get("carts", "ana")).toEqual({
        lines: [{ id: "ñandú-😀", quantity: 3 }],
      });
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

    check("closing waits for what was asked for before, and from then on nothing is answered", async () => {
      const store = await opened();
      const adding = Array.from({ length: 10 }, () => addOne(store));
      await store.close();
      expect(await Promise.allSettled(adding)).toEqual(adding.map(() => ({ status: "fulfilled" })));
      await expect(store.get("carts", "ana")).rejects.toThrow(Error);
      await expect(store.close()).resolves.toBeUndefined();
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

    check("transactions at once on one document lose nothing", async () => {
      const store = await opened();
      await Promise.all(Array.from({ length: CONTENDERS }, () => addOne(store)));
      expect(await quantityIn(store)).toBe(CONTENDERS);
    });
  });

  describe(`${name}: queries`, () => {
    const inStock = { collection: "products", where: { inStock: true }, orderBy: byName, limit: 10 } as const;
    const saving = { field: "saving", direction: "desc" } as const;
    const offers = { ...inStock, where: { inStock: true, onOffer: true }, orderBy: saving } as const;
    const found: [string, ...Found][] = [
      [
        "documents come by the sort field, and by id where it is equal",
        inStock,
        [
          { id: "c", name: "Ñame" },
          { id: "b", name: "nuez" },
          { id: "d", name: "Óleo" },
          { id: "a", name: "Nuez" },
        ],
        ["a", "b", "c", "d"],
      ],
      [
        "only documents whose fields equal the values are found",
        { ...inStock, where: { category: "lacteos" } },
        [
          { id: "a", category: "lacteos" },
          { id: "b", category: "farmacia" },
        ],
        ["a"],
      ],
      [
        "two fields, of which both are true or false, are compared together",
        offers,
        [
          { id: "a", regularPrice: 3000, stock: 0 },
          { id: "b", regularPrice: 3000, stock: 1 },
          { id: "c", stock: 1 },
        ],
        ["b"],
      ],
      [
        "numbers sort as numbers",
        offers,
        [10, 9, 100].map((saved) => ({ id: `p${saved}`, regularPrice: 2850 + saved })),
        ["p100", "p10", "p9"],
      ],
      [
        "texts sort by the numbers of their characters, which a pair of UTF-16 is not",
        inStock,
        [
          { id: "a", name: "\u{20000}" },
          { id: "b", name: "\uFF5A" },
        ],
        ["b", "a"],
      ],
    ];
    for (const [title, query, products, ids] of found)
      check(title, async () => {
        const store = await withProducts(...products);
        expect(await idsOf(store.query(query))).toEqual(ids);
      });

    check("a document without the sort field is left out", async () => {
      const store = await withProducts({ id: "a" });
      const { nameKey: _, ...nameless } = toProductDoc(aProduct({ id: "b" }));
      await store.transaction(async (tx) =>
        tx.set("products", "b", nameless as typeof nameless & { nameKey: string }),
      );
      expect(await idsOf(store.query(inStock))).toEqual(["a"]);
    });

    check(
      "a page begins after the place of the last document, without a gap and without a repeat",
      async () => {
        const names = { a: "Pan", b: "Pan", c: "Pan", d: "Queso" };
        const store = await withProducts(...Object.entries(names).map(([id, each]) => ({ id, name: each })));
        const page = (startAfter: { value: string; id: string }) =>
          idsOf(store.query({ ...inStock, limit: 2, startAfter }));
        expect(await idsOf(store.query({ ...inStock, limit: 2 }))).toEqual(["a", "b"]);
        expect(await page({ value: "pan", id: "b" })).toEqual(["c", "d"]);
        expect(await page({ value: "queso", id: "d" })).toEqual([]);
      },
    );

    check("the other way round, ids go down with the sort field, page by page", async () => {
      const store = await withProducts(
        { id: "a", regularPrice: 2900 },
        { id: "b", regularPrice: 3000 },
        { id: "c", regularPrice: 3000 },
      );
      expect(await idsOf(store.query({ ...offers, limit: 2 }))).toEqual(["c", "b"]);
      const startAfter = { value: 150, id: "b" };
      expect(await idsOf(store.query({ ...offers, limit: 2, startAfter }))).toEqual(["a"]);
    });

    check("without an order documents come by id, page by page", async () => {
      const store = await withProducts({ id: "b" }, { id: "c" }, { id: "a" });
      const all = { collection: "products", limit: 2 } as const;
      expect(await idsOf(store.query(all))).toEqual(["a", "b"]);
      expect(await idsOf(store.query({ ...all, startAfter: { id: "b" } }))).toEqual(["c"]);
    });
  });

  describe(`${name}: rejections`, () => {
    type Rejection = [string, (store: Store) => Promise<unknown>, string];
    const inStock = { collection: "products", where: { inStock: true }, orderBy: byName, limit: 1 } as const;
    const query = (title: string, asked: Query<Collections, "products">, message: string): Rejection => [
      title,
      (store) => store.query(asked),
      message,
    ];
    const run = (title: string, act: Parameters<Store["transaction"]>[0], message: string): Rejection => [
      title,
      (store) => store.transaction(act),
      message,
    ];
    const rejections: Rejection[] = [
      query(
        "a query without a declared index",
        {
          collection: "products",
          where: { brand: "Valle Claro" },
          orderBy: { field: "price", direction: "desc" },
          limit: 10,
        },
        "no index for products where brand order by price desc: declare it",
      ),
      query(
        "a declared order in the other direction",
        { collection: "products", orderBy: { ...byName, direction: "desc" }, limit: 10 },
        "no index for products order by nameKey desc: declare it",
      ),
      query("a query without an end", { ...inStock, limit: 501 }, "a query reads 1 to 500 documents"),
      query(
        "a place without the value that the order needs",
        { ...inStock, startAfter: { id: "a" } },
        "startAfter carries a value when, and only when, the query has an order",
      ),
      [
        "a collection that is not declared",
        (store) => store.get("constructor" as "carts", "a"),
        "no collection constructor: declare it",
      ],
      run(
        "a read after a write",
        async (tx) => {
          tx.delete("carts", "ana");
          return tx.get("carts", "ana");
        },
        "in a transaction all reads come before the first write",
      ),
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
      ...["", ".", "..", "a/b", "__a__", "ñ".repeat(751)].map((id): Rejection => [
        `the id "${id.slice(0, 10)}"`,
        (store) => store.get("carts", id),
        "an id of carts that not every engine takes",
      ]),
      ...Object.entries({
        "a value that JSON would change": [[{ quantity: Number.NaN }], ".quantity is not plain JSON"],
        "a list in a list": [[["a"]], " is a list in a list"],
        "a field without a name": [[{ "": 1 }], ' has a field named ""'],
        "a field with a reserved name": [[{ __name__: 1 }], ' has a field named "__name__"'],
      } as const).map(([title, [lines, message]]) =>
        run(title, async (tx) => tx.set("carts", "ana", withLines([...lines])), `doc.lines[0]${message}`),
      ),
      run(
        "a document that is too large for one engine",
        async (tx) => tx.set("carts", "ana", withLines(["a".repeat(1_000_000)])),
        "a document of carts has 1000014 bytes, of 1000000 at most",
      ),
    ];

    test.for(rejections)("%s is refused", async ([, use, message]) => {
      const store = await opened();
      await expect(use(store)).rejects.toThrow(new StoreUseError(message));
    });
  });
}

/** A query, the products of the store, and the ids that it finds. */
type Found = [
  query: Query<Collections, "products">,
  products: Parameters<typeof aProduct>[0][],
  ids: string[],
];

/** A cart with something else where its lines belong. */
function withLines(lines: unknown[]): CartDoc {
  return { lines: lines as CartLine[] };
}
