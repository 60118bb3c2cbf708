import { once } from "node:events";
import type { Server } from "node:http";
import { StartError } from "./start-error.ts";

const LOOPBACK = "127.0.0.1";

/** How long a pending response may take when the server stops (ms). */
const CLOSE_TIMEOUT = 3000;

/**
 * Listens on this machine alone.
 * @param port 0 for any free one
 * @returns `host:port`
 * @throws StartError when the port is not available
 */
export async function listen(server: Server, port: number): Promise<string> {
  server.on("request", (_request, response) => {
    // Browsers keep connections open, and a stopping server closes only those that are idle at that moment.
    response.once("close", () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
  server.listen(port, LOOPBACK);
  try {
    await once(server, "listening");
  } catch (error) {
    throw new StartError(listenErrorText(error, port), { cause: error });
  }
  const bound = server.address();
  return `${LOOPBACK}:${typeof bound === "object" && bound !== null ? bound.port : port}`;
}

/** Accepts no more calls and waits for pending responses. */
export async function stopListening(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  const timeout = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT);
  await closed;
  clearTimeout(timeout);
}

function listenErrorText(error: unknown, port: number): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `El puerto ${port} está ocupado: cierra lo que lo usa, o elige otro con PORT=${port + 1}.`;
  if (code === "EACCES")
    return `Este usuario no puede usar el puerto ${port}: elige uno desde el 1024, como PORT=4173.`;
  return `La tienda no puede escuchar en el puerto ${port} (${String(code)}).`;
}
