import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { vi } from "vitest";
import { PROJECT_ID } from "../src/testing/emulator-server.ts";
import type { Target } from "./target.ts";

/** ms. It compiles its whole interface first. */
const TIMEOUT = 100_000;

/** Each of these would be an attempt to reach another machine. */
const OFFLINE = {
  CI: "1",
  METADATA_SERVER_DETECTION: "none",
  NO_UPDATE_NOTIFIER: "1",
  npm_config_offline: "true",
};

/**
 * The Auth emulator of firebase-tools, alone, in a process of its own, with the protection of emails that every new
 * project has.
 * @param script the command of firebase-tools
 */
export async function officialTarget(script: string): Promise<Target> {
  // For what it writes: its settings and its log, which holds every code and password.
  const folder = mkdtempSync(join(tmpdir(), "auth-conformance-"));
  const host = "127.0.0.1";
  const [port, hub, logging] = [await getPort(), await getPort(), await getPort()];
  const config = join(folder, "firebase.json");
  const emulators = {
    auth: { host, port },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
  };
  writeFileSync(config, JSON.stringify({ emulators }));
  const args = ["emulators:start", "--only", "auth", "--project", PROJECT_ID, "--config", config];
  const clock = import.meta.resolve("./forward-clock.ts");
  const child = spawn(process.execPath, ["--import", clock, script, ...args], {
    cwd: folder,
    env: { ...process.env, ...OFFLINE, HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const origin = `http://${host}:${port}`;
  let offset = 0;
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await vi.waitFor(() => fetch(origin), { timeout: TIMEOUT, interval: 200 });
    const { ok } = await fetch(`${origin}/emulator/v1/projects/${PROJECT_ID}/config`, {
      method: "PATCH",
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    });
    if (!ok) throw new Error("The emulator does not take its configuration.");
  } catch (error) {
    await close();
    throw error;
  }
  return {
    name: "official",
    origin,
    adminRoot: origin,
    now: () => Date.now() + offset,
    pass: async (ms) => {
      offset += ms;
      const done = once(child, "message");
      child.send(ms);
      await done;
    },
    close,
  };
}
