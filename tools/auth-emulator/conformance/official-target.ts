import { writeFileSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { PROJECT } from "./project.ts";
import { Target } from "./target.ts";

/** Each of these would be an attempt to reach another machine. */
const OFFLINE = {
  CI: "1",
  METADATA_SERVER_DETECTION: "none",
  NO_UPDATE_NOTIFIER: "1",
  npm_config_offline: "true",
};

/**
 * The Auth emulator of firebase-tools, alone, with the protection of e-mails that every new project has.
 * @param script the command of firebase-tools
 * @param folder for what it writes: its settings and its log, which holds every code and password
 */
export async function officialTarget(script: string, folder: string): Promise<Target> {
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
  const origin = `http://${host}:${port}`;
  const target = await Target.start({
    name: "official",
    script,
    args: ["emulators:start", "--only", "auth", "--project", PROJECT, "--config", config],
    env: { ...process.env, ...OFFLINE, HOME: folder, XDG_CONFIG_HOME: folder },
    folder,
    origin,
    health: origin,
  });
  const { ok } = await fetch(`${origin}/emulator/v1/projects/${PROJECT}/config`, {
    method: "PATCH",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!ok) throw new Error("The emulator does not take its configuration.");
  return target;
}
