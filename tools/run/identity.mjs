// `npm run test:identity`: the conformance suite against the auth emulator of this repository. With
// `--official`, against the Auth emulator of firebase-tools, which is installed apart at its first use. What else
// follows goes to the test runner: `npm run test:identity -- -g Google`.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { environment, install, node, npm } from "./install.mjs";
import { root } from "./lock-stamp.mjs";

/** Whose answers the suite describes; another version is to be compared case by case. */
const FIREBASE_TOOLS = "firebase-tools@15.34.2";

const given = process.argv.slice(2);
install();
const env = environment();
if (given.includes("--official")) env.SHOP_FIREBASE_TOOLS = officialCommand();
const prepare = join("tools", "browser", "src", "prepare.ts");
if (spawnSync(node(), [prepare], { cwd: root, env, stdio: "inherit" }).status !== 0) process.exit(1);
runSuite(given.filter((each) => each !== "--official"));

/** The command of firebase-tools, outside this repository's own dependencies. */
function officialCommand() {
  const home = join(root, "node_modules", ".cache", "shop-identity", FIREBASE_TOOLS);
  const command = join(home, "node_modules", "firebase-tools", "lib", "bin", "firebase.js");
  if (!existsSync(command)) installInto(home);
  return command;
}

/** Installs beside the folder and renames, so that half of it is never found. No script of a package runs. */
function installInto(home) {
  console.log(`Instalando ${FIREBASE_TOOLS} aparte (solo la primera vez, unos 270 MB)…`);
  const partial = `${home}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  writeFileSync(join(partial, "package.json"), '{ "private": true }\n');
  const { status } = npm(
    ["install", "--prefix", partial, "--ignore-scripts", "--no-audit", "--no-fund", FIREBASE_TOOLS],
    { cwd: partial },
  );
  if (status === 0) {
    renameSync(partial, home);
    return;
  }
  rmSync(partial, { recursive: true, force: true });
  console.error(
    `Falta ${FIREBASE_TOOLS}, y npm no lo pudo instalar (arriba dice por qué). Solo esa vez hace falta red; sin --official la prueba no lo necesita.`,
  );
  process.exit(1);
}

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
