import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openSqliteStore, type Store } from "@shop/functions";
import { StartError } from "./start-error.ts";

/**
 * Opens the store of a data folder, which is made when missing.
 * @returns also the path of its one file, for the identity service
 * @throws StartError when the folder or its file cannot be used
 */
export function openData(dataFolder: string): { store: Store; file: string } {
  const file = join(dataFolder, "shop.sqlite");
  try {
    // The file holds password hashes: it is nobody else's business.
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    return { store: openSqliteStore(file), file };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data in ${file} cannot be opened: ${reason}.`, { cause: error });
  }
}
