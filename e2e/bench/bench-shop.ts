import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ShopProcess } from "../shop-process.ts";
import { inventCatalog } from "./invent-catalog.ts";

const IMPORTER = fileURLToPath(new URL("../../apps/local/src/import-catalog.ts", import.meta.url));

/**
 * Runs something against a shop of its own with so many invented products, and leaves nothing behind.
 * @param products how many it sells
 * @param parent the folder in which it has one of its own
 */
export async function withShop<T>(
  products: number,
  act: (shop: ShopProcess) => Promise<T>,
  parent = tmpdir(),
): Promise<T> {
  return withDemoShop(async (shop) => {
    const table = join(shop.dataFolder, "productos.csv");
    inventCatalog(table, products);
    execFileSync(process.execPath, [IMPORTER, table], {
      env: { ...process.env, SHOP_DATA: shop.dataFolder },
      stdio: ["ignore", "ignore", "pipe"],
    });
    return act(shop);
  }, parent);
}

/** The same, with the products that the shop has from the beginning. */
export async function withDemoShop<T>(act: (shop: ShopProcess) => Promise<T>, parent = tmpdir()): Promise<T> {
  const folder = mkdtempSync(join(parent, "shop-bench-"));
  const shop = await ShopProcess.open({ parent: folder });
  try {
    return await act(shop);
  } finally {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The memory that a process holds, in megabytes (RSS, as `ps` tells it on Linux and macOS). */
export function memoryOf({ pid }: ShopProcess): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}

/**
 * How long a process has worked since it began, in ms and in steps of 10: what others do on the machine does not count.
 * Nothing where no kernel tells (it is field 14 and 15 of /proc/PID/stat, see proc(5)).
 */
export function processorTimeOf({ pid }: ShopProcess): number {
  try {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
    return (user + system) * 10;
  } catch {
    return Number.NaN;
  }
}
