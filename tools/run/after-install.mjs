// The root's postinstall, after `npm ci` and `npm install` alike.
import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { markInstalled, root } from "./lock-stamp.mjs";

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

markInstalled();
