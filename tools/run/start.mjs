// `npm start`: installs and builds what is missing, then serves the whole shop. `npm run dev`: the same shop,
// straight from the sources, with hot reload.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { environment, install, node, turbo } from "./install.mjs";
import { root } from "./lock-stamp.mjs";

// Read first: who started this may be gone before the shop is built.
const parent = process.ppid;
const isDev = process.argv.includes("--dev");
install();
if (!isDev) build();
serve();

/** Turbo knows what has changed; its log is shown only when something is wrong with it. */
function build() {
  const { status, stdout, stderr } = spawnSync(
    node(),
    turbo("run", "build", "--filter=@shop/web", "--output-logs=errors-only", "--log-order=grouped"),
    { cwd: root, env: environment(), encoding: "utf8" },
  );
  if (status === 0) return;
  console.error(`${stdout}\n${stderr}\nLa tienda no se pudo construir; arriba dice por qué.`);
  process.exit(1);
}

function serve() {
  const local = join("apps", "local");
  // What only the start of a process can bound.
  const memory = JSON.parse(readFileSync(join(root, local, "memory.json"), "utf8"));
  const main = [...memory.nodeArguments, join(local, "src", "main.ts")];
  const server = spawn(node(), [...main, ...(isDev ? ["--dev"] : [])], {
    cwd: root,
    env: { ...memory.environment, ...environment() },
    // The server closes when the channel does: a starter that is killed sends no signal.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill("SIGTERM"));
  // npm's shell does not pass SIGTERM on: when it is gone, the shop closes too.
  setInterval(() => process.ppid === parent || server.kill("SIGTERM"), 500).unref();
  process.once("disconnect", () => server.kill("SIGTERM"));
  server.on("exit", (code) => process.exit(code ?? 0));
}
