import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A page of somebody else's, on a site of its own. */
export class ForeignPage {
  readonly origin: string;
  readonly #server: Server;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.origin = `http://localhost:${port}`;
  }

  static async open(): Promise<ForeignPage> {
    const server = createServer((_request, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end("<!doctype html><html lang='es'><title>Otra página</title><h1>Otra página</h1></html>");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    // A server that listens on a port has one.
    const { port } = server.address() as AddressInfo;
    return new ForeignPage(server, port);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}
