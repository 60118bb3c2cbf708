// What was installed, told apart from what the lockfile asks for now.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const stamp = join(root, "node_modules", ".shop-lockfile");

export function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === lockfile();
}

export function markInstalled() {
  writeFileSync(stamp, lockfile());
}

function lockfile() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}
