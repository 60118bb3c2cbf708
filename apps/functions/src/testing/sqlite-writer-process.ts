import { argv, stdout } from "node:process";
import { openSqliteStore } from "../documents/open-store.ts";

// A process for a test to kill: it counts up in one document, and prints each number once it is stored.
const store = openSqliteStore(String(argv[2]));

async function write(quantity: number): Promise<void> {
  await store.transaction(async (tx) => tx.set("carts", "ana", { lines: [{ id: "a", quantity }] }));
  stdout.write(`${quantity}\n`);
  return write(quantity + 1);
}

await write(1);
