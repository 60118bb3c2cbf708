import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ShopProcess } from "../shop-process.ts";
import { inventCatalog } from "./invent-catalog.ts";

const IMPORTER = fileURLToPath(new URL("../../apps/local/src/import-catalog.ts", import.meta.url));

/**
 * Runs a function against a new shop with so many generated products, and removes it afterwards.
 * @param products how many it sells
 */
export async function withShop<T>(products: number, act: (shop: ShopProcess) => Promise<T>): Promise<T> {
  return withDemoShop((shop) => {
    const table = join(shop.dataFolder, "productos.csv");
    inventCatalog(table, products);
    execFileSync(process.execPath, [IMPORTER, table], {
      env: { ...process.env, SHOP_DATA: shop.dataFolder },
      stdio: ["ignore", "ignore", "pipe"],
    });
    return act(shop);
  });
}

/** The same, with the demo products. */
export async function withDemoShop<T>(act: (shop: ShopProcess) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "shop-bench-"));
  const shop = await ShopProcess.open({ parent: folder });
  try {
    return await act(shop);
  } finally {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
