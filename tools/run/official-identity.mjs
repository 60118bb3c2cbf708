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
const vitest = join("node_modules", "vitest", "vitest.mjs");
const suite = ["run", "--project=auth-emulator", "--no-file-parallelism", "--hook-timeout=120000"];
const files = process.argv.length > 2 ? process.argv.slice(2) : ["tools/auth-emulator/conformance"];
const { status } = spawnSync(node(), [vitest, ...suite, ...files], {
  cwd: root,
  env: { ...environment(), AUTH_EMULATOR_OFFICIAL: script },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
