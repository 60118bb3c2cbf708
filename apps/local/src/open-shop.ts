import { createServer, type Server } from "node:http";
import { seedDemoCatalog } from "./catalog/seed-demo-catalog.ts";
import { MAILBOX_PATH } from "./auth/open-auth-emulator.ts";
import { createLocalShop, type LocalShop } from "./create-local-shop.ts";
import type { Environment } from "./start/environment.ts";
import { DESK_ROOT, DESK_SOURCES, WEB_SOURCES } from "./start/folders.ts";
import { toStartError } from "./start/to-start-error.ts";
import { every } from "./start/every.ts";
import { listen, stopListening } from "./start/listen.ts";
import { PROJECT_ID } from "./start/project.ts";
import { readProviders } from "./start/read-providers.ts";
import { DESK_PATH } from "./http/desk-app.ts";
import { refuseBusy } from "./http/refuse-busy.ts";
import { takeTurns } from "./http/take-turns.ts";
import type { Shop } from "@shop/commerce";

/** In ms: late answers of the test provider are due within seconds, and an idle sweep costs only a few reads. */
const SWEEP_INTERVAL = 5000;

/**
 * Opens the shop on this machine: seeds an empty store, and listens.
 * @param options.dev serves the web app from its sources
 * @throws StartError when it cannot open
 */
export async function openShop({
  port,
  dataFolder,
  webRoot,
  dev,
  shop,
}: Environment & { dev: boolean; shop: Shop }) {
  const server = createServer();
  const [web, desk] = dev ? await loadDevMiddleware(server) : [];
  try {
    const source = web && desk ? { web: web.handler, desk: desk.handler } : { webRoot, deskRoot: DESK_ROOT };
    const providers = readProviders(process.env);
    const local = createLocalShop({ dataFolder, shop, providers, ...source });
    const origin = `http://${await serve(server, local, port)}`;
    local.servedAt(origin);
    const stopSweeping = every(SWEEP_INTERVAL, () => local.sweep());
    return {
      name: shop.name,
      /** Such as `http://127.0.0.1:4173`. */
      origin,
      /** The page of the mails and messages that it would send. */
      mailbox: `${origin}${MAILBOX_PATH}`,
      desk: `${origin}${DESK_PATH}`,
      firstRoleCode: await local.firstRoleCode(),
      /** Waits for pending responses. */
      close: async () => {
        await stopSweeping();
        // The sockets of open pages would keep the server open.
        await Promise.all([web?.close(), desk?.close()]);
        await stopListening(server);
        await local.close();
      },
    };
  } catch (error) {
    await Promise.all([web?.close(), desk?.close()]);
    throw toStartError(error, dataFolder);
  }
}

async function serve(server: Server, local: LocalShop, port: number): Promise<string> {
  try {
    await seedDemoCatalog(local.store);
    server.on("request", takeTurns(server, { answer: local.app, refuse: refuseBusy }));
    const address = await listen(server, port);
    pointAdminSdk(local.auth.adminHost(address));
    return address;
  } catch (error) {
    await local.close();
    throw error;
  }
}

/**
 * Points the admin SDK inside the functions at the auth emulator instead of at Google: for accounts, and for tokens
 * unless `skipTokenVerification` is set. The SDK reads these variables once, on first use: one shop per process.
 * @param host the result of the auth emulator's `adminHost`
 */
function pointAdminSdk(host: string): void {
  process.env.GCLOUD_PROJECT = PROJECT_ID;
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: PROJECT_ID });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
}

/** Vite is loaded only for development. */
async function loadDevMiddleware(server: Server) {
  const { createDevMiddleware } = await import("@shop/web/dev-server");
  return Promise.all([WEB_SOURCES, DESK_SOURCES].map((root) => createDevMiddleware(server, root)));
}
