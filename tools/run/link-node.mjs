// npm 10 drops node_modules/.bin/node when it skips the Node of another platform: put it back.
import { existsSync, symlinkSync } from "node:fs";

const home = `node-${process.platform}-${process.arch}`;
if (
  process.platform !== "win32" &&
  existsSync(`node_modules/${home}/bin/node`) &&
  !existsSync("node_modules/.bin/node")
) {
  symlinkSync(`../${home}/bin/node`, "node_modules/.bin/node");
}
