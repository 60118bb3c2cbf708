import type { Firestore } from "@google-cloud/firestore";
import { describe, expect, onTestFinished, test } from "vitest";
import { describeStore } from "../testing/store-conformance.ts";
import { createFirestoreDouble } from "../testing/firestore-double.ts";
import { openFirestoreStore } from "../documents/open-store.ts";
import { addOne, cartOf, quantityIn } from "../testing/counter.ts";

describeStore("Firestore's double", () => openFirestoreStore(createFirestoreDouble()), [
  "a document without the sort field is left out",
  "texts sort by the numbers of their characters, which a pair of UTF-16 is not",
]);

describe("Firestore", () => {
  test("a transaction starts over when another store changed what it read", async () => {
    const connect = createFirestoreDouble();
    const [mine, other] = [openFirestoreStore(connect), openFirestoreStore(connect)];
    const seen: number[] = [];
    await mine.transaction(async (tx) => {
      const quantity = (await tx.get("carts", "ana"))?.lines[0]?.quantity ?? 0;
      seen.push(quantity);
      if (seen.length === 1) await addOne(other);
      tx.set("carts", "ana", cartOf(quantity + 1));
    });
    expect(seen).toEqual([0, 1]);
    expect(await quantityIn(mine)).toBe(2);
  });

  test("a transaction that is larger than a request of the engine is refused", async () => {
    const store = openFirestoreStore(createFirestoreDouble());
    const mail = { to: "a".repeat(990_000), at: "", message: { subject: "", text: "" } };
    const writing = store.transaction(async (tx) => {
      for (let at = 0; at < 7; at += 1) tx.set("mail", `mail-${at}`, mail);
    });
    await expect(writing).rejects.toThrow(/^a transaction writes 6\d{6} bytes, of 6000000 at most$/);
  });

  test("the client is connected at the first use, and once", async () => {
    let connected = 0;
    const connect = createFirestoreDouble();
    const store = openFirestoreStore(() => {
      connected += 1;
      return connect();
    });
    onTestFinished(() => store.close());
    expect(connected).toBe(0);
    await Promise.all([store.get("carts", "ana"), store.query({ collection: "carts", limit: 1 })]);
    expect(connected).toBe(1);
  });

  test("a store that was never used closes without connecting", async () => {
    const store = openFirestoreStore(() => Promise.reject<Firestore>(new Error("connected")));
    await expect(store.close()).resolves.toBeUndefined();
  });

  test("a store that cannot connect says so at every use, until it can", async () => {
    let connect = () => Promise.reject<Firestore>(new Error("no credentials"));
    const store = openFirestoreStore(() => connect());
    await expect(store.get("carts", "ana")).rejects.toThrow("no credentials");
    await expect(store.get("carts", "ana")).rejects.toThrow("no credentials");
    connect = createFirestoreDouble();
    await expect(store.get("carts", "ana")).resolves.toBeUndefined();
    await store.close();
  });
});
