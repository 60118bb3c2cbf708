import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type AuthEmulator, createAuthEmulator } from "@shop/auth-emulator";
import { importCatalog, type Store } from "@shop/functions";
import { PROJECT_ID } from "../start/project.ts";
import { openData } from "../start/open-data.ts";
import { runScript } from "./run-script.ts";

export interface RunningShopOptions {
  /** Kept by `stop`. Without it, a new folder that `stop` removes. */
  readonly dataFolder?: string;
  /** A parsed catalogue file. The demo catalogue by default. */
  readonly catalog?: unknown;
}

export interface RunningShop {
  readonly pid: number;
  readonly origin: string;
  readonly dataFolder: string;
  /** Our own handles on the file of the shop, whose changes the shop sees at once. */
  readonly store: Store;
  readonly auth: Pick<AuthEmulator, "users" | "createEmailToken">;
  /** What it has written so far. */
  output(): string;
  /** Stops it with a signal, and waits. */
  stop(): Promise<void>;
  /** Kills it, and waits. The data stay until `stop`. */
  kill(): Promise<void>;
}

/** The shop as `npm start` runs it, in a process of its own, on a free port, with data of its own. */
export async function startLocalShop(options: RunningShopOptions = {}): Promise<RunningShop> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), "shop-"));
  const { store, file } = openData(dataFolder);
  if (options.catalog !== undefined) {
    await seed(store, options.catalog);
  }
  const script = runScript("main.ts", { variables: { PORT: "0", SHOP_DATA: dataFolder } });
  const [, origin = ""] = await script.reads(/está abierta: (http:\S+)/);
  const database = new DatabaseSync(file, { timeout: 5000 });

  const end = async (signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
    script.signal(signal);
    await script.ended();
  };
  const close = async (): Promise<void> => {
    await end("SIGTERM");
    await store.close();
    database.close();
    if (options.dataFolder === undefined) {
      rmSync(dataFolder, { recursive: true, force: true });
    }
  };
  let closed: Promise<void> | undefined;
  return {
    pid: script.pid,
    origin,
    dataFolder,
    store,
    auth: createAuthEmulator({ database, projectId: PROJECT_ID }),
    output: () => script.output(),
    kill: () => end("SIGKILL"),
    stop: () => (closed ??= close()),
  };
}

async function seed(store: Store, catalog: unknown): Promise<void> {
  const result = await importCatalog(store, catalog);
  if (!result.ok) {
    throw new Error(`the catalogue of this test has errors: ${JSON.stringify(result.errors)}`);
  }
}
