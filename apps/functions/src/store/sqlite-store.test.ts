import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { describeStore } from "../testing/store-conformance.ts";
import { INDEXES } from "../documents/indexes.ts";
import { openSqliteStore } from "../documents/open-store.ts";
import { selectOf } from "./sqlite-query.ts";
import { addOne, cartOf, quantityIn } from "../testing/counter.ts";
import { newFile, openTestStore } from "../testing/test-store.ts";

describeStore("SQLite", () => openSqliteStore(newFile()));

describe("SQLite in one file", () => {
  test("two stores that write the same document at once lose nothing", async () => {
    const path = newFile();
    const stores = [openTestStore(path), openTestStore(path)];
    await Promise.all(Array.from({ length: 50 }, () => stores.map((each) => addOne(each))).flat());
    expect(await Promise.all(stores.map((each) => quantityIn(each)))).toEqual([100, 100]);
  });

  test("a file of a version that numbered its documents opens with all of them", async () => {
    const path = newFile();
    const old = new DatabaseSync(path);
    old.exec(`
      CREATE TABLE doc_clock (version INTEGER NOT NULL);
      CREATE TABLE doc_carts (id TEXT PRIMARY KEY, doc TEXT NOT NULL, version INTEGER NOT NULL) WITHOUT ROWID;
      INSERT INTO doc_carts VALUES ('ana', '${JSON.stringify(cartOf(3))}', 7)`);
    old.close();
    await addOne(openTestStore(path));
    expect(await quantityIn(openTestStore(path))).toBe(4);
  });

  test("while another program holds the file reads continue, and writes follow when it is released", async () => {
    const path = newFile();
    const store = openTestStore(path);
    await addOne(store);
    const letGo = holdLock(path);
    const began = performance.now();
    const adding = Promise.all([addOne(store), addOne(store)]);
    await nextTurn();
    expect(await quantityIn(store)).toBe(1);
    const later = addOne(store);
    await nextTurn();
    expect(performance.now() - began).toBeLessThan(1000);
    letGo();
    await Promise.all([adding, later]);
    expect(await quantityIn(store)).toBe(4);
  });

  test("the death of the process loses nothing that was acknowledged", async () => {
    const path = newFile();
    const writer = spawn(
      process.execPath,
      [fileURLToPath(new URL("../testing/sqlite-writer-process.ts", import.meta.url)), path],
      {
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    let acknowledged = 0;
    for await (const line of createInterface(writer.stdout)) {
      acknowledged = Number(line);
      if (acknowledged === 100) writer.kill("SIGKILL");
    }
    if (writer.signalCode === null) await once(writer, "exit");
    expect(writer.signalCode).toBe("SIGKILL");
    const stored = await quantityIn(openTestStore(path));
    // The last number may not have been printed, or not have passed the pipe.
    expect(stored).toBeGreaterThanOrEqual(acknowledged);
    const check = new DatabaseSync(path).prepare("PRAGMA integrity_check").all();
    expect(check).toEqual([{ integrity_check: "ok" }]);
  });

  test.for(INDEXES)("a page of $collection by $equal and $orderBy.field is found by seeking", (index) => {
    const path = newFile();
    openTestStore(path);
    const { text, values } = selectOf({
      collection: index.collection,
      where: Object.fromEntries(index.equal.map((field) => [field, "x"])),
      ...(index.orderBy ? { orderBy: index.orderBy } : {}),
      limit: 10,
      startAfter: { value: "x", id: "x" },
    });
    const plan = new DatabaseSync(path).prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values);
    const { field, direction = "asc" } = index.orderBy ?? {};
    const beyond = direction === "asc" ? "<expr>>?" : "<expr><?";
    const sought = [...index.equal.map(() => "<expr>=?"), beyond].join(" AND ");
    const name = ["doc", index.collection, ...index.equal, field, direction].join("_");
    expect(plan.map(({ detail }) => detail)).toEqual([
      `SEARCH doc_${index.collection} USING INDEX ${name} (${sought})`,
    ]);
  });
});

/** Holds a lock as a backup or an SQL shell does. Returns a function that releases it. */
function holdLock(path: string): () => void {
  const other = new DatabaseSync(path);
  other.exec("BEGIN IMMEDIATE");
  onTestFinished(() => {
    if (other.isOpen) other.close();
  });
  return () => other.close();
}
