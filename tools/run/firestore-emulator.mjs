// The official emulator of Firestore, from its jar: firebase-tools wants Java 21 for it, the jar runs on 17.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";

/** Where the package google-cloud-cli-firestore-emulator of Debian and Google puts it. */
const DEBIAN_JAR = "/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";
const MAIN = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";

/** How long it may take to answer, in ms. */
const TIMEOUT = 60_000;

const jar = process.env.FIRESTORE_EMULATOR_JAR || DEBIAN_JAR;

/** What this machine lacks to run it, in Spanish; undefined when it lacks nothing. */
export function missingForFirestore() {
  const hasJava = spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;
  if (hasJava && existsSync(jar)) return undefined;
  return `falta ${hasJava ? `el emulador oficial (${jar})` : "Java 17 o más nuevo"}. Instala el paquete google-cloud-cli-firestore-emulator o di dónde está el jar con FIRESTORE_EMULATOR_JAR`;
}

/**
 * Starts it; it ends with this process.
 * @param args more of its own, such as `--rules=FILE`
 * @returns where it answers, such as `127.0.0.1:8080`
 */
export async function startFirestore(...args) {
  const port = await freePort();
  const command = ["-cp", jar, MAIN, "start", "--host=127.0.0.1", `--port=${port}`, ...args];
  const emulator = spawn("java", command, { stdio: "ignore" });
  process.once("exit", () => emulator.kill("SIGKILL"));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  await answering(`http://127.0.0.1:${port}`, Date.now() + TIMEOUT);
  return `127.0.0.1:${port}`;
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Waits until an address answers, whatever it says. @param until on the clock of `Date.now` */
async function answering(address, until) {
  try {
    await fetch(address);
  } catch (error) {
    if (Date.now() > until) throw error;
    await new Promise((resolve) => setTimeout(resolve, 200));
    await answering(address, until);
  }
}
