import { mkdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { isStorageError, StorageError } from "./storage-error.ts";

test.for<[string, string, string]>([
  ["that is full", "PRAGMA max_page_count = 3", "INSERT INTO notes VALUES (zeroblob(20000))"],
  ["that is read-only", "PRAGMA query_only = ON", "INSERT INTO notes VALUES ('a')"],
])("a database %s is a storage error", ([, pragma, insert]) => {
  const database = opened();
  database.exec(pragma);
  expect(isStorageError(errorOf(() => database.exec(insert)))).toBe(true);
});

test("what the shop did wrong is none", () => {
  const database = opened();
  const thrown = [
    errorOf(() => database.exec("INSERT INTO nowhere VALUES (1)")),
    errorOf(() => mkdirSync("/dev/null/folder")),
    new RangeError("no"),
    "no",
    undefined,
  ];
  expect(thrown.map(isStorageError)).toEqual([false, false, false, false, false]);
});

test("it is the failure 507, and stays a storage error", () => {
  const error = new StorageError(new Error("no"));
  expect([error.failure, isStorageError(error)]).toEqual([{ id: 507 }, true]);
});

function opened(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  onTestFinished(() => database.close());
  database.exec("CREATE TABLE notes (text)");
  return database;
}

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
