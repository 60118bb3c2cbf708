// The official commands and emulators of Firebase, of the version that tools/run/emulators pins: 270 MB that only some
// checks need, so they are installed apart.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { npm, root } from "./install.mjs";

const PINNED = join(root, "tools", "run", "emulators");

/** How long npm may take to bring them, in ms. */
const TIMEOUT = 300_000;

/** What its emulators are started with: each of these would be an attempt to reach another machine. */
export const OFFLINE = {
  CI: "1",
  METADATA_SERVER_DETECTION: "none",
  NO_UPDATE_NOTIFIER: "1",
  npm_config_offline: "true",
};

/**
 * The script of firebase-tools; installs it at the first use, without running a script of any package.
 * @returns undefined, after npm has said why, when it cannot be installed
 */
export function firebaseTools() {
  const { dependencies } = JSON.parse(readFileSync(join(PINNED, "package.json"), "utf8"));
  const version = dependencies["firebase-tools"];
  const home = join(root, "node_modules", ".cache", "shop-firebase-tools", version);
  const script = join(home, "node_modules", "firebase-tools", "lib", "bin", "firebase.js");
  if (existsSync(script)) return script;
  console.log(`Instalando firebase-tools ${version} aparte (solo la primera vez, unos 270 MB)…`);
  // Beside the folder, and renamed, so that half of it is never found.
  const partial = `${home}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  for (const name of ["package.json", "package-lock.json"])
    copyFileSync(join(PINNED, name), join(partial, name));
  const { status } = npm(["ci", "--ignore-scripts"], { cwd: partial, timeout: TIMEOUT });
  if (status === 0) {
    renameSync(partial, home);
    return script;
  }
  rmSync(partial, { recursive: true, force: true });
  console.error(`npm no pudo instalar firebase-tools ${version} (arriba dice por qué).`);
  return undefined;
}
