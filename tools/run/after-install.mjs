// The root's postinstall, after `npm ci` and `npm install` alike.
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { markInstalled, root } from "./install.mjs";

// npm 10 drops node_modules/.bin/node when it skips the Node of another platform: put it back.
const home = `node-${process.platform}-${process.arch}`;
const link = join(root, "node_modules", ".bin", "node");
if (
  process.platform !== "win32" &&
  existsSync(join(root, "node_modules", home, "bin", "node")) &&
  !existsSync(link)
) {
  symlinkSync(`../${home}/bin/node`, link);
}

// npm writes the funding URLs of packages into the lockfile: no external URLs may be in it.
if (process.env.npm_command !== "ci") {
  const path = join(root, "package-lock.json");
  const before = readFileSync(path, "utf8");
  const lock = JSON.parse(before);
  for (const entry of Object.values(lock.packages)) delete entry.funding;
  const after = `${JSON.stringify(lock, null, 2)}\n`;
  if (after !== before) writeFileSync(path, after);
}

markInstalled();
