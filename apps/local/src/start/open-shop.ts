import { createServer, type Server } from "node:http";
import { seedDemoCatalog } from "../catalog/seed-demo-catalog.ts";
import { createLocalShop, type LocalShop } from "../create-local-shop.ts";
import type { Environment } from "./environment.ts";
import { WEB_ROOT } from "./folders.ts";
import { listen, stopListening } from "./listen.ts";
import { pointAdminSdk } from "./point-admin-sdk.ts";
import type { Shop } from "@shop/commerce";

export interface OpenShop {
  readonly name: string;
  /** Such as `http://127.0.0.1:4173`. */
  readonly origin: string;
  /** Waits for the answers under way. */
  close(): Promise<void>;
}

/**
 * Opens the shop on this machine: seeds an empty store, and listens.
 * @param options.dev serves the web app from its sources
 * @throws StartError when it cannot open
 */
export async function openShop({
  port,
  dataFolder,
  dev,
  shop,
}: Environment & { dev: boolean; shop: Shop }): Promise<OpenShop> {
  const server = createServer();
  const web = dev ? await loadDevMiddleware(server) : undefined;
  try {
    const source = web ? { web: web.handler } : { webRoot: WEB_ROOT };
    const local = createLocalShop({ dataFolder, shop, ...source });
    return {
      name: shop.name,
      origin: `http://${await serve(server, local, port)}`,
      close: async () => {
        // The sockets of open pages would keep the server.
        await web?.close();
        await stopListening(server);
        await local.close();
      },
    };
  } catch (error) {
    await web?.close();
    throw error;
  }
}

async function serve(server: Server, local: LocalShop, port: number): Promise<string> {
  try {
    await seedDemoCatalog(local.store);
    server.on("request", local.app);
    const address = await listen(server, port);
    pointAdminSdk(local.identity.adminHost(address));
    return address;
  } catch (error) {
    await local.close();
    throw error;
  }
}

/** Vite is loaded only when it is asked for. */
async function loadDevMiddleware(server: Server) {
  const { createDevMiddleware } = await import("@shop/web/dev-server");
  return createDevMiddleware(server);
}
