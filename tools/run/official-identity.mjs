// `node tools/run/official-identity.mjs`: the conformance suite of the auth emulator against the one of firebase-tools, which is
// installed apart at its first use. Whose answers differ is compared case by case. What follows goes to the test runner.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { firebaseTools } from "./firebase-tools.mjs";
import { environment, install, node } from "./install.mjs";
import { root } from "./lock-stamp.mjs";

install();
const script = firebaseTools();
if (script === undefined) process.exit(1);
const playwright = join("node_modules", "@playwright", "test", "cli.js");
const config = join("tools", "auth-emulator", "playwright.config.ts");
const { status } = spawnSync(node(), [playwright, "test", "-c", config, ...process.argv.slice(2)], {
  cwd: root,
  env: { ...environment(), SHOP_FIREBASE_TOOLS: script },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
