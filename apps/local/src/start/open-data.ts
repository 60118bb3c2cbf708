import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openSqliteStore, type Store } from "@shop/functions";

/**
 * Opens the store of a data folder, which is made when missing.
 * @returns also the path of its one file, for the auth emulator
 * @throws what the file system and SQLite throw: see `toStartError`
 */
export function openData(dataFolder: string): { store: Store; file: string } {
  const file = join(dataFolder, "shop.sqlite");
  // The file holds password hashes: it is nobody else's business.
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  return { store: openSqliteStore(file), file };
}
