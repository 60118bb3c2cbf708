import { createServer, type RequestListener } from "node:http";
import { onTestFinished } from "vitest";
import { listen } from "../start/listen.ts";

/** Serves an app on a free port for one test; resolves with its origin. */
export async function serveApp(app: RequestListener): Promise<string> {
  const server = createServer(app);
  const address = await listen(server, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://${address}`;
}
