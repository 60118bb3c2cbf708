// `npm run test:firestore`: the suites of `*.emulator.ts` against the official emulator of Firestore, which is started from
// its jar, or is the one that FIRESTORE_EMULATOR_HOST names. What else follows goes to the test runner.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { environment, install, node } from "./install.mjs";
import { root } from "./lock-stamp.mjs";

/** Where the package google-cloud-cli-firestore-emulator of Debian and Google puts it. */
const DEBIAN_JAR = "/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";
const MAIN = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";

/** How long the emulator may take to answer, in ms. */
const PATIENCE = 60_000;

install();
const named = process.env.FIRESTORE_EMULATOR_HOST;
if (named) runSuite(named);
else await startAndRun();

async function startAndRun() {
  const jar = process.env.FIRESTORE_EMULATOR_JAR || DEBIAN_JAR;
  const hasJava = spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;
  if (!hasJava || !existsSync(jar)) {
    console.error(
      `No se probó nada en Firestore: falta ${hasJava ? `el emulador oficial (${jar})` : "Java 17 o más nuevo"}. Instala el paquete google-cloud-cli-firestore-emulator, di dónde está el jar con FIRESTORE_EMULATOR_JAR, o abre un emulador y di dónde con FIRESTORE_EMULATOR_HOST=127.0.0.1:8080.`,
    );
    process.exitCode = 1;
    return;
  }
  const port = await freePort();
  const emulator = spawn("java", ["-cp", jar, MAIN, "start", "--host=127.0.0.1", `--port=${port}`], {
    stdio: "ignore",
  });
  process.once("exit", () => emulator.kill("SIGKILL"));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  await answering(`http://127.0.0.1:${port}`, Date.now() + PATIENCE);
  runSuite(`127.0.0.1:${port}`);
  process.exit();
}

function runSuite(host) {
  const vitest = join("node_modules", "vitest", "vitest.mjs");
  const config = join("apps", "functions", "vitest.firestore.config.ts");
  const { status } = spawnSync(node(), [vitest, "run", "--config", config, ...process.argv.slice(2)], {
    cwd: root,
    env: { ...environment(), FIRESTORE_EMULATOR_HOST: host },
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function answering(address, until) {
  try {
    await fetch(address);
  } catch (error) {
    if (Date.now() > until) throw error;
    await new Promise((resolve) => setTimeout(resolve, 200));
    await answering(address, until);
  }
}
