import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Store } from "../documents/collections.ts";
import { openFirestoreStore, openSqliteStore } from "../documents/open-store.ts";
import { createFirestoreDouble } from "./firestore-double.ts";

/** Each gives what opens stores over one new database, as several machines have them. */
export const ENGINES = {
  SQLite: (): (() => Store) => {
    const folder = mkdtempSync(join(tmpdir(), "shop-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return () => openSqliteStore(join(folder, "shop.sqlite"));
  },
  "Firestore's double": (): (() => Store) => {
    const connect = createFirestoreDouble();
    return () => openFirestoreStore(connect);
  },
};
