import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { openSqliteStore, type Store } from "@shop/functions";

const FILE = "shop.sqlite";

/** The only file of a data folder. */
export function dataFile(dataFolder: string): string {
  return join(dataFolder, FILE);
}

/**
 * Opens the store of a data folder, which is made when missing. Its files hold password hashes and keys: only this user
 * may read them, whatever the folder's mode was.
 * @returns also the path of its only file, for the auth emulator
 * @throws what the file system and SQLite throw: see `toStartError`
 */
export function openData(dataFolder: string): { store: Store; file: string } {
  const file = dataFile(dataFolder);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  // SQLite creates `shop.sqlite-wal` and `shop.sqlite-shm` with the mode of this file.
  closeSync(openSync(file, "a", 0o600));
  for (const name of readdirSync(dataFolder))
    if (name.startsWith(FILE)) closeToOthers(join(dataFolder, name));
  return { store: openSqliteStore(file), file };
}

/** @throws if this user may not change the mode: of another user's file, or on a disk without modes */
function closeToOthers(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() && (found.mode & 0o077) !== 0) chmodSync(path, 0o600);
}
