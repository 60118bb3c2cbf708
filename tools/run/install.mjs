// Brings node_modules to exactly what the lockfile says, when it is missing or older than the lockfile.
// Runs on whatever Node the machine has, so it uses nothing but Node itself.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The lockfile of the last installation, to compare with the current one. */
const stamp = join(root, "node_modules", ".shop-lockfile");

/** Installs if necessary. Exits with npm's own message when npm fails. */
export function install() {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lockfile()) return;
  console.log("Instalando dependencias (solo la primera vez, o cuando cambian)…");
  if (npm(["ci"], { cwd: root }).status !== 0) {
    console.error("No se pudieron instalar las dependencias: npm ci terminó con error (arriba dice cuál).");
    process.exit(1);
  }
}

export function markInstalled() {
  writeFileSync(stamp, lockfile());
}

function lockfile() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

/** Runs npm. It names itself to the scripts that it runs; called directly, the one on the PATH has to do. */
export function npm(args, options) {
  const [command, ...before] = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === "win32" ? "npm.cmd" : "npm"];
  return spawnSync(command, [...before, ...args], {
    stdio: "inherit",
    shell: process.platform === "win32",
    ...options,
  });
}

/** The Node that comes from npm, else this one. The shop needs SQLite and TypeScript inside Node. */
export function node() {
  const own = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  const candidates = [own, `${own}.exe`, join(root, "node_modules", ".bin", "node")];
  const found = candidates.find((path) => existsSync(path));
  if (found) return found;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  console.error(`La tienda necesita Node 22.18 o más nuevo en esta plataforma; este es ${process.version}.`);
  return process.exit(1);
}

/** Runs a script in that Node to its end, by default from the root. */
export function runNode(args, options) {
  return spawnSync(node(), args, { cwd: root, env: environment(), encoding: "utf8", ...options });
}

/** The turbo of this repository, as arguments for `node()`. */
export function turbo(...args) {
  return [join(root, "node_modules", "turbo", "bin", "turbo"), ...args];
}

/** What every child gets: no telemetry, and the repository's own tools first. */
export function environment() {
  const bin = join(root, "node_modules", ".bin");
  return {
    ...process.env,
    PATH: `${bin}${process.platform === "win32" ? ";" : ":"}${process.env.PATH ?? ""}`,
    TURBO_TELEMETRY_DISABLED: "1",
    DO_NOT_TRACK: "1",
  };
}
