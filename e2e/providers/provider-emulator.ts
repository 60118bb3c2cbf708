import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { MercadoPagoEmulator } from "./mercado-pago-emulator.ts";
import type { Asked } from "./provider-part.ts";
import { StripeEmulator } from "./stripe-emulator.ts";

/** The payment providers, on this machine: their API, their pages, and their signed messages. */
export class ProvidersEmulator {
  readonly origin: string;
  readonly stripe: StripeEmulator;
  readonly mercadoPago: MercadoPagoEmulator;
  readonly #server: Server;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.origin = `http://127.0.0.1:${port}`;
    this.stripe = new StripeEmulator(this.origin);
    this.mercadoPago = new MercadoPagoEmulator(this.origin);
    server.on("request", (request, response) => void this.#answer(request, response));
  }

  /** @param port any free one by default */
  static async open(port = 0): Promise<ProvidersEmulator> {
    const server = createServer().listen(port, "127.0.0.1");
    await once(server, "listening");
    // A server that listens on a port has one.
    return new ProvidersEmulator(server, (server.address() as AddressInfo).port);
  }

  /** The environment variables of a shop that uses them. */
  get variables(): Record<string, string> {
    const preload = new URL("keep-on-this-machine.ts", import.meta.url).href;
    return {
      EMULATOR: this.origin,
      NODE_OPTIONS: `--import=${preload}`,
      ...this.stripe.variables,
      ...this.mercadoPago.variables,
    };
  }

  /** Where the messages go. */
  reportTo(shop: string): void {
    this.stripe.reportsTo = `${shop}/api/httpPaymentWebhooks/stripe`;
    this.mercadoPago.reportsTo = `${shop}/api/httpPaymentWebhooks/mercadopago`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", this.origin);
    const asked: Asked = {
      route: `${request.method} ${pathname}`,
      query: searchParams,
      headers: request.headers,
      body: await text(request),
    };
    const answer = (await this.stripe.answer(asked)) ??
      (await this.mercadoPago.answer(asked)) ?? { status: 404 };
    const { status = 200, json = {}, page, location } = answer;
    if (location !== undefined) response.writeHead(303, { location }).end();
    else if (page !== undefined) response.writeHead(200, { "content-type": "text/html" }).end(page);
    else response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  }
}
