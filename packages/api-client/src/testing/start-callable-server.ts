import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";

/** A local server that answers every callable as the test has set. */
export async function startCallableServer() {
  const asked: { method: string | undefined; path: string | undefined; body: unknown }[] = [];
  let status = 200;
  let body = "";
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    asked.push({ method: request.method, path: request.url, body: await json(request) });
    response.writeHead(status).end(body);
  };
  const server = createServer((request, response) => void answer(request, response));
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await listening;
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  return {
    /** The URL of the functions. */
    url: `http://127.0.0.1:${address.port}/api`,
    /** Every request so far, oldest first. */
    asked,
    /** A successful answer of the protocol. */
    result: (result: unknown) => {
      status = 200;
      body = JSON.stringify({ result });
    },
    /** An error of the protocol: `UNAUTHENTICATED` with 401, and so on. */
    error: (httpStatus: number, name: string) => {
      status = httpStatus;
      body = JSON.stringify({ error: { status: name, message: "for a developer" } });
    },
    /** Any response. */
    raw: (httpStatus: number, text: string) => {
      status = httpStatus;
      body = text;
    },
    stop: async () => {
      server.closeAllConnections();
      const { promise: closed, resolve: close } = Promise.withResolvers<void>();
      server.close(() => close());
      await closed;
    },
  };
}
