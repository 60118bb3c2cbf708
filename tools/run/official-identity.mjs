// `node tools/run/official-identity.mjs`: the conformance suite of the auth emulator against the one of firebase-tools, which is
// installed apart at its first use. Whose answers differ is compared case by case. What follows goes to the test runner.
import { join } from "node:path";
import { firebaseTools } from "./firebase-tools.mjs";
import { environment, install, runNode } from "./install.mjs";

install();
const script = firebaseTools();
if (script === undefined) process.exit(1);
const vitest = join("node_modules", "vitest", "vitest.mjs");
const suite = ["run", "--project=auth-emulator", "--no-file-parallelism", "--hook-timeout=120000"];
const files = process.argv.length > 2 ? process.argv.slice(2) : ["tools/auth-emulator/conformance"];
const env = { ...environment(), AUTH_EMULATOR_OFFICIAL: script };
process.exitCode = runNode([vitest, ...suite, ...files], { env, stdio: "inherit" }).status ?? 1;
