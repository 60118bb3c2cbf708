// `npm run test:identity`: the conformance suite against the auth emulator of this repository. With
// `--official`, against the Auth emulator of firebase-tools, which is installed apart at its first use. What else
// follows goes to the test runner: `npm run test:identity -- -g Google`.
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { firebaseTools } from "./firebase-tools.mjs";
import { environment, install, node } from "./install.mjs";
import { root } from "./lock-stamp.mjs";

const given = process.argv.slice(2);
install();
const env = environment();
if (given.includes("--official")) {
  // Whose answers the suite describes; another version is to be compared case by case.
  const script = firebaseTools();
  if (script === undefined) process.exit(1);
  env.SHOP_FIREBASE_TOOLS = script;
}
const prepare = join("tools", "browser", "src", "prepare.ts");
if (spawnSync(node(), [prepare], { cwd: root, env, stdio: "inherit" }).status !== 0) process.exit(1);
runSuite(given.filter((each) => each !== "--official"));

/** Ends with the runner's own result. A signal becomes its Ctrl-C, at which it closes what it has started. */
function runSuite(args) {
  const runner = spawn(
    node(),
    [
      join("node_modules", "@playwright", "test", "cli.js"),
      "test",
      "-c",
      join("packages", "auth-emulator", "playwright.config.ts"),
      ...args,
    ],
    { cwd: root, env, stdio: "inherit" },
  );
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => runner.kill("SIGINT"));
  process.on("SIGINT", () => {}); // the terminal has told the runner, too
  runner.on("exit", (code) => process.exit(code ?? 1));
}
