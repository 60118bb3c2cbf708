import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** A request, with its token. */
type Request = { path: string; token: string | null; body: unknown };
type Answer = { status: number; body: unknown };

/** A local server that answers each path with what the test has set, JSON or a text; everything else is a 404. */
export async function startBackend() {
  const asked: Request[] = [];
  const answers = new Map<string, Answer>();
  const single = new Map<string, Answer>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    const token = request.headers.authorization?.replace("Bearer ", "") ?? null;
    const sent = await text(request);
    const isJson = sent !== "" && request.headers["content-type"]?.startsWith("application/json");
    asked.push({ path: pathname, token, body: isJson ? JSON.parse(sent) : sent });
    const { status, body } = single.get(pathname) ?? answers.get(pathname) ?? { status: 404, body: {} };
    single.delete(pathname);
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request, response));
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await listening;
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** Every request so far, oldest first. */
    asked,
    on: (path: string, body: unknown, status = 200) => answers.set(path, { status, body }),
    /** The response to only the next request. */
    once: (path: string, body: unknown, status = 200) => single.set(path, { status, body }),
    stop: async () => {
      server.closeAllConnections();
      const { promise: closed, resolve: close } = Promise.withResolvers<void>();
      server.close(() => close());
      await closed;
    },
  };
}
