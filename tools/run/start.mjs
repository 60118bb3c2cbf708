// `npm start`: installs and builds what is missing, then serves the whole shop. `npm run dev`: the same shop,
// straight from the sources, with hot reload.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync, watch } from "node:fs";
import { join } from "node:path";
import { environment, install, node, root, turbo } from "./install.mjs";
import { onStartersGone } from "./starters.mjs";

// The parent may end before the shop is built.
onStartersGone(close);
const unknown = process.argv.slice(2).find((each) => each !== "--dev");
if (unknown !== undefined) {
  console.error(`npm start no conoce «${unknown}». Otro puerto: PORT=4174 npm start.`);
  process.exit(1);
}
const isDev = process.argv.includes("--dev");
/** What the server of `npm run dev` has loaded when it opens. */
const SERVED = [
  "apps/local",
  "apps/functions",
  "tools/auth-emulator",
  "packages/commerce",
  "packages/contract",
];
/** The server is closing, to be opened anew. */
let isStale = false;
/** This process has stopped the server. */
let isClosing = false;
/** Whether the server failed to open after a save, and waits for the next one. */
let isReopened = false;
install();
if (!isDev) build();
let server = serve();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, close);
process.once("disconnect", close);
if (isDev) for (const folder of SERVED) watch(join(root, folder), { recursive: true }, openAnew);

/** Turbo knows what has changed; its log is shown only when something is wrong with it. */
function build() {
  const { status, stdout, stderr } = spawnSync(
    node(),
    turbo(
      "run",
      "build",
      "--filter=@shop/web",
      "--filter=@shop/desk",
      "--output-logs=errors-only",
      "--log-order=grouped",
    ),
    { cwd: root, env: environment(), encoding: "utf8" },
  );
  if (status === 0) return;
  console.error(`${stdout}\n${stderr}\nLa tienda no se pudo construir; arriba dice por qué.`);
  process.exit(1);
}

function serve() {
  const local = join("apps", "local");
  // Limits that can only be set at the start of a process.
  const memory = JSON.parse(readFileSync(join(root, local, "memory.json"), "utf8"));
  const main = [...memory.nodeArguments, join(local, "src", "main.ts")];
  const opened = spawn(node(), [...main, ...(isDev ? ["--dev"] : [])], {
    cwd: root,
    env: { ...memory.environment, ...environment() },
    // The server closes when the channel does: a starter that is killed sends no signal.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  opened.on("exit", (code, signal) => {
    if (signal && !isClosing && !isStale) {
      console.error(
        `La tienda se cerró de golpe (${signal}). Lo que confirmó está guardado; ábrela otra vez.`,
      );
      process.exit(1);
    }
    if (isStale) server = serve();
    // The last save is invalid, and the error is printed: the next save opens the shop again.
    else if (!isReopened || !code) process.exit(code ?? 0);
    isStale = false;
  });
  return opened;
}

/** A source of the server was saved, so the running server is outdated. Vite handles the web app's own sources. */
function openAnew(_event, path) {
  if (isStale || !/\.(?:ts|json)$/.test(path) || /node_modules|\.types|\.test\./.test(path)) return;
  console.log(`Cambió ${path}: la tienda se abre de nuevo.`);
  isReopened = true;
  if (server.exitCode !== null) {
    server = serve();
    return;
  }
  isStale = true;
  server.kill("SIGTERM");
}

function close() {
  isStale = false;
  isClosing = true;
  if (server.exitCode !== null) process.exit(server.exitCode);
  server.kill("SIGTERM");
  isReopened = false;
}
