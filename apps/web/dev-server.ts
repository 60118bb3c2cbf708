import type { IncomingMessage, Server, ServerResponse } from "node:http";
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
 * Serves an app from its sources, inside another server.
 * @param server carries the socket that notifies the open pages of changes
 * @param root the folder of the app
 */
export async function createDevMiddleware(server: Server, root: string): Promise<DevMiddleware> {
  const vite = await createServer({
    root,
    appType: "spa",
    server: { middlewareMode: true, hmr: { server } },
  });
  return { handler: vite.middlewares, close: () => vite.close() };
}
