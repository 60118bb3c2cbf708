import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

export interface DevMiddleware {
  readonly handler: (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
  close(): Promise<void>;
}

/**
 * Serves the web app from its sources, inside another server.
 * @param server carries the socket that notifies the open pages of changes
 */
export async function createDevMiddleware(server: Server): Promise<DevMiddleware> {
  const vite = await createServer({
    root: fileURLToPath(new URL(".", import.meta.url)),
    appType: "spa",
    server: { middlewareMode: true, hmr: { server } },
  });
  return { handler: vite.middlewares, close: () => vite.close() };
}
