import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createAuthEmulator } from "@shop/auth-emulator";
import { importCatalog } from "@shop/functions";
import { PROJECT_ID } from "../start/project.ts";
import { openData } from "../start/open-data.ts";
import { runScript } from "./run-script.ts";

export type RunningShop = Awaited<ReturnType<typeof startLocalShop>>;

/**
 * The shop as `npm start` runs it, in a process of its own, on a free port, with data of its own.
 * @param options.dataFolder is kept by `stop`. Without it, a new folder that `stop` removes
 * @param options.catalog a parsed catalogue file; the demo catalogue by default
 */
export async function startLocalShop(options: { dataFolder?: string; catalog?: unknown } = {}) {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), "shop-"));
  const { store, file } = openData(dataFolder);
  if (options.catalog !== undefined) {
    const result = await importCatalog(store, options.catalog);
    if (!result.ok)
      throw new Error(`the catalogue of this test has errors: ${JSON.stringify(result.errors)}`);
  }
  const script = runScript("main.ts", { variables: { PORT: "0", SHOP_DATA: dataFolder } });
  const [, origin = ""] = await script.reads(/está abierta: (http:\S+)/);
  const database = new DatabaseSync(file, { timeout: 5000 });
  const end = async (signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
    script.signal(signal);
    await script.ended();
  };
  return {
    pid: script.pid,
    origin,
    dataFolder,
    /** Our own handles on the file of the shop, whose changes the shop sees at once. */
    store,
    auth: createAuthEmulator({ database, projectId: PROJECT_ID }),
    /** What it has written so far. */
    output: script.output,
    /** Kills it, and waits. The data stay until `stop`. */
    kill: () => end("SIGKILL"),
    /** Stops it with a signal, and waits. */
    stop: async () => {
      await end("SIGTERM");
      await store.close();
      database.close();
      if (options.dataFolder === undefined) rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
