import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "@playwright/test";

export type TargetName = "local" | "official";

export type Command = {
  name: TargetName;
  /** The script that Node runs, and its arguments. */
  script: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  folder: string;
  origin: string;
  /** Answers 200 once the service is there. */
  health: string;
};

/** ms. The official emulator compiles its whole interface first. */
const TIMEOUT = 100_000;

/** An identity service in a process of its own. */
export class Target {
  readonly name: TargetName;
  readonly origin: string;
  readonly #process: ChildProcess;
  #adminRoot = "";
  #offset = 0;

  private constructor({ name, origin }: Command, child: ChildProcess) {
    this.name = name;
    this.origin = origin;
    this.#process = child;
  }

  /** Starts it and waits until it answers. */
  static async start(command: Command): Promise<Target> {
    const child = spawn(
      process.execPath,
      ["--import", import.meta.resolve("./remote-control.ts"), command.script, ...command.args],
      { cwd: command.folder, env: command.env, stdio: ["ignore", "ignore", "inherit", "ipc"] },
    );
    const target = new Target(command, child);
    try {
      await target.#untilHealthy(command.health);
      const host = await target.#clock(0);
      target.#adminRoot = host === "" ? command.origin : `http://${host}`;
      return target;
    } catch (error) {
      await target.close();
      throw error;
    }
  }

  /** Where the admin SDK would send what it asks; carries the secret of the local service. */
  get adminRoot(): string {
    return this.#adminRoot;
  }

  /** What time it is for the service, in ms. */
  get now(): number {
    return Date.now() + this.#offset;
  }

  /** Puts the clock of the service forward. It never goes back. */
  async pass(ms: number): Promise<void> {
    this.#offset += ms;
    await this.#clock(ms);
  }

  async close(): Promise<void> {
    if (this.#hasEnded()) return;
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGTERM");
    await ended;
  }

  async #clock(ms: number): Promise<string> {
    const answer = once(this.#process, "message");
    this.#process.send(ms);
    const [host] = (await answer) as [string];
    return host;
  }

  async #untilHealthy(address: string): Promise<void> {
    const isDecided = async () => this.#hasEnded() || (await isHealthy(address));
    await expect.poll(isDecided, { timeout: TIMEOUT }).toBe(true);
    if (this.#hasEnded()) throw new Error(`The ${this.name} service has ended (its own words are above).`);
  }

  #hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }
}

async function isHealthy(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false; // nobody listens yet
  }
}
