import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/**
 * Serves on a free port; resolves with the origin.
 * @param onEnd when it stops: with the test by default, or `afterAll`
 */
export async function serve(
  listener: RequestListener,
  onEnd: (close: () => void) => void = onTestFinished,
): Promise<string> {
  const server = createServer(listener);
  onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
