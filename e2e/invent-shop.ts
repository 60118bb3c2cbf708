import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";

/**
 * Chooses the origin and the data folder of this run's shop. The first process decides; the workers, which read the
 * configuration again, inherit the choice. Nothing is made here: tools that only read the configuration leave nothing
 * behind.
 */
export async function inventShop(): Promise<{ origin: string; port: string; dataFolder: string }> {
  const port = (process.env["SHOP_E2E_PORT"] ??= String(await getPort()));
  const dataFolder = (process.env["SHOP_E2E_DATA"] ??= join(tmpdir(), `shop-e2e-${randomUUID()}`));
  return { origin: `http://127.0.0.1:${port}`, port, dataFolder };
}
