import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Where the shop of this run answers and keeps its data. The first process that asks decides; the workers,
 * which read the configuration again, inherit the choice. Nothing is made here: tools that only read the
 * configuration leave nothing behind.
 */
export async function inventShop(): Promise<{ origin: string; port: string; dataFolder: string }> {
  const port = (process.env["SHOP_E2E_PORT"] ??= String(await freePort()));
  const dataFolder = (process.env["SHOP_E2E_DATA"] ??= join(tmpdir(), `shop-e2e-${randomUUID()}`));
  return { origin: `http://127.0.0.1:${port}`, port, dataFolder };
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return address.port;
}
