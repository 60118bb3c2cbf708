import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { AlreadyExistsError, StoreUseError } from "./store-error.ts";
import { addOne, cartOf, quantityIn } from "../testing/counter.ts";
import { newFile, openTestStore } from "../testing/test-store.ts";

test("a hundred additions at once to one cart are one write to the disk, and none is lost", async () => {
  const { store } = openFile();
  const commits = watchCommits();
  await Promise.all(Array.from({ length: 100 }, () => addOne(store, "ana")));
  expect(commits()).toBe(1);
  expect(await quantityIn(store, "ana")).toBe(100);
});

test("no read and no response precedes the commit", async () => {
  const { store, other } = openFile();
  let isAnswered = false;
  const adding = Promise.all([addOne(store, "ana"), addOne(store, "luis")]).then(() => (isAnswered = true));
  // Waits longer than any number of promises: the disk write follows them.
  await Promise.all(Array.from({ length: 100 }, () => Promise.resolve()));
  expect([await quantityIn(store, "ana"), await quantityIn(other, "ana"), isAnswered]).toEqual([0, 0, false]);
  await adding;
  expect([await quantityIn(store, "ana"), await quantityIn(other, "ana")]).toEqual([1, 1]);
});

test("a transaction in the same turn sees what was written before", async () => {
  const { store } = openFile();
  const commits = watchCommits();
  const takeLast = () =>
    store.transaction(async (tx) => {
      if (await tx.get("carts", "ultimo")) throw new RangeError("gone");
      tx.set("carts", "ultimo", cartOf(1));
    });
  const forget = () => store.transaction(async (tx) => tx.delete("carts", "ultimo"));
  const outcomes = await Promise.allSettled([takeLast(), takeLast(), forget(), takeLast()]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  expect(commits()).toBe(1);
  expect(await quantityIn(store, "ultimo")).toBe(1);
});

test("one that cannot be stored takes no other with it, and leaves nothing of its own", async () => {
  const { store } = openFile();
  await addOne(store, "ana");
  const createAgain = store.transaction(async (tx) => {
    tx.set("carts", "luis", cartOf(7));
    tx.create("carts", "ana", cartOf(7));
  });
  const others = [addOne(store, "ana"), addOne(store, "luis"), addOne(store, "eva")];
  await expect(createAgain).rejects.toThrow(new AlreadyExistsError("carts"));
  await Promise.all(others);
  expect(await Promise.all(["ana", "luis", "eva"].map((who) => quantityIn(store, who)))).toEqual([2, 1, 1]);
});

test("one that waits for anything but its reads is refused, and takes no other with it", async () => {
  const { store } = openFile();
  const { promise: later, resolve } = Promise.withResolvers<void>();
  const slow = store.transaction(async (tx) => {
    tx.set("carts", "luis", cartOf(7));
    await later;
    tx.set("carts", "eva", cartOf(7));
  });
  const others = [addOne(store, "ana"), addOne(store, "ana"), addOne(store, "luis")];
  await expect(slow).rejects.toThrow(new StoreUseError("a transaction waits for nothing but its reads"));
  await Promise.all(others);
  resolve();
  await addOne(store, "ana");
  expect(await Promise.all(["ana", "luis", "eva"].map((who) => quantityIn(store, who)))).toEqual([3, 1, 0]);
});

test("a failed commit rejects all that waited for it, and the next write continues from the stored state", async () => {
  const { store, path } = openFile();
  await addOne(store, "ana");
  const repair = breakCommits(path);
  const outcomes = await Promise.allSettled([addOne(store, "ana"), addOne(store, "luis")]);
  expect(outcomes).toMatchObject(
    ["ana", "luis"].map(() => ({ status: "rejected", reason: { message: "FOREIGN KEY constraint failed" } })),
  );
  repair();
  await Promise.all([addOne(store, "ana"), addOne(store, "luis")]);
  expect([await quantityIn(store, "ana"), await quantityIn(store, "luis")]).toEqual([2, 1]);
});

/** Two stores on one file, as two processes have. */
function openFile() {
  const path = newFile();
  return { store: openTestStore(path), other: openTestStore(path), path };
}

/**
 * Makes every write of a cart fail at the commit, by a constraint that SQLite checks last.
 * @returns removes the constraint
 */
function breakCommits(path: string): () => void {
  const db = new DatabaseSync(path);
  db.exec(`
    CREATE TABLE parent (id PRIMARY KEY);
    CREATE TABLE child (id REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER broken AFTER INSERT ON doc_carts BEGIN INSERT INTO child VALUES (1); END`);
  return () => {
    db.exec("DROP TRIGGER broken");
    db.close();
  };
}

/** Counts how often SQLite has waited for the disk. */
function watchCommits(): () => number {
  const exec = vi.spyOn(DatabaseSync.prototype, "exec");
  onTestFinished(() => exec.mockRestore());
  return () => exec.mock.calls.filter(([text]) => text === "COMMIT").length;
}
