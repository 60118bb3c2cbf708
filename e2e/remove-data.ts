import { rmSync } from "node:fs";
import { inventShop } from "./invent-shop.ts";

/** Runs once, after the last test. */
export default async function removeData(): Promise<void> {
  const { dataFolder } = await inventShop();
  rmSync(dataFolder, { recursive: true, force: true });
}
