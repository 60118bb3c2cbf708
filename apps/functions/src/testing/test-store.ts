import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Store } from "../documents/collections.ts";
import { openSqliteStore } from "../documents/open-store.ts";

/** The path of a store's file, until the test ends. */
export function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "shop.sqlite");
}

/** A store until the test ends, in memory by default. */
export function openTestStore(path = ":memory:"): Store {
  const store = openSqliteStore(path);
  onTestFinished(() => store.close());
  return store;
}
