import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import getPort from "get-port";

const MAIN = fileURLToPath(new URL("../apps/local/src/main.ts", import.meta.url));

/** How `npm start` bounds the memory of the shop. */
const MEMORY = JSON.parse(readFileSync(new URL("../apps/local/memory.json", import.meta.url), "utf8")) as {
  nodeArguments: string[];
  environment: Record<string, string>;
};

export type ShopProcessOptions = {
  /** The folder in which it makes one for its data. */
  parent: string;
  /** The folder of the web app, if not the one that is built. */
  webRoot?: string | undefined;
  /** Of its environment, on top of ours. */
  variables?: Readonly<Record<string, string>>;
};

/** The shop of one test, which can be killed and restarted. */
export class ShopProcess {
  readonly origin: string;
  readonly dataFolder: string;
  readonly #port: number;
  readonly #webRoot: string | undefined;
  readonly #variables: Readonly<Record<string, string>>;
  #process: ChildProcess | undefined;
  #output = "";

  private constructor(port: number, dataFolder: string, { webRoot, variables = {} }: ShopProcessOptions) {
    this.#port = port;
    this.dataFolder = dataFolder;
    this.#webRoot = webRoot;
    this.#variables = variables;
    this.origin = `http://127.0.0.1:${port}`;
  }

  static async open(options: ShopProcessOptions): Promise<ShopProcess> {
    const dataFolder = mkdtempSync(join(options.parent, "own-"));
    const shop = new ShopProcess(await getPort(), dataFolder, options);
    await shop.start();
    return shop;
  }

  /** Starts it on the data that it has, at the address that it had. */
  async start(): Promise<void> {
    const env = {
      ...MEMORY.environment,
      ...process.env,
      PORT: String(this.#port),
      SHOP_DATA: this.dataFolder,
      ...this.#variables,
      ...(this.#webRoot !== undefined && { SHOP_WEB: this.#webRoot }),
    };
    const running = spawn(process.execPath, [...MEMORY.nodeArguments, MAIN], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.stdout.on("data", (chunk) => this.#onOutput(chunk));
    running.stderr.on("data", (chunk) => {
      this.#onOutput(chunk);
      process.stderr.write(chunk);
    });
    this.#process = running;
    await expect.poll(() => this.#isHealthy(), { timeout: 20_000, intervals: [25] }).toBe(true);
  }

  /** Everything that it has written to its terminal. */
  get output(): string {
    return this.#output;
  }

  /** The number of its process while it runs. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Kills it, as a power cut would. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Stops it with a signal. */
  async close(): Promise<void> {
    await this.#end("SIGTERM");
  }

  #onOutput(chunk: Buffer): void {
    this.#output += chunk.toString();
  }

  async #end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const running = this.#process;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, "exit");
    running.kill(signal);
    await ended;
  }

  async #isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/api/httpHealth`)).ok;
    } catch {
      return false; // not listening yet
    }
  }
}
