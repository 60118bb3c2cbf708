// `npm run test:emulators`: the shop as it would be deployed, on Firebase's own emulators of Auth, Firestore, Functions and
// Hosting, driven in Chromium. Ends with 77 where Java, the jar or firebase-tools is missing. What else follows goes to the
// test runner.
import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { hostingHeaders } from "../../apps/web/hosting/headers.ts";
import { readEnvironment } from "../../apps/web/src/platform/env.ts";
import { freePort, missingForFirestore, startFirestore } from "./firestore-emulator.mjs";
import { firebaseTools, OFFLINE } from "./firebase-tools.mjs";
import { environment, install, node } from "./install.mjs";
import { linkPackages } from "./link-packages.mjs";
import { root } from "./lock-stamp.mjs";
import { pageErrors } from "./page-errors.mjs";

/** The emulators take a project with this beginning for one that exists nowhere. */
const PROJECT = "demo-tienda";

/** The configuration of an owner, as it would be in apps/web/.env.production.local. */
const WEB_VARIABLES = {
  VITE_FIREBASE_API_KEY: "clave-de-la-tienda-en-su-proyecto",
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_APP_ID: "1:2:web:3",
  VITE_FIREBASE_MEASUREMENT_ID: "G-TIENDA",
  VITE_FIREBASE_APP_CHECK_KEY: "clave-del-sitio",
};

/** How long they may take to open, in ms. */
const TIMEOUT = 300_000;

install();
const missingFirestore = missingForFirestore();
const script = missingFirestore === undefined ? firebaseTools() : undefined;
if (script === undefined) {
  const missing = missingFirestore ?? "falta firebase-tools, y npm no lo pudo instalar";
  console.error(`No se probó la tienda en los emuladores de Firebase: ${missing}.`);
  process.exit(77);
}

const site = mkdtempSync(join(tmpdir(), "shop-emulators-"));
const started = performance.now();
let tools;
process.on("exit", () => {
  tools?.kill("SIGKILL");
  rmSync(site, { recursive: true, force: true });
});
try {
  build();
  const addresses = await configure();
  const firestore = await startFirestore("--rules=firestore.rules", `--project_id=${PROJECT}`);
  await startTools(firestore);
  await protectEmails(addresses.auth);
  say("abiertos");
  run("la carga del catálogo", importCommand(), { FIRESTORE_EMULATOR_HOST: firestore });
  say("con el catálogo");
  process.exitCode = await drive({ ...addresses, firestore: `http://${firestore}`, project: PROJECT });
  say("probados");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await stopTools();
process.exit();

function say(state) {
  console.log(`Emuladores ${state}: ${Math.round((performance.now() - started) / 1000)} s.`);
}

/** Builds into folders with the names that firebase.json knows, beside it. */
function build() {
  const vite = join("node_modules", "vite", "bin", "vite.js");
  const web = join("apps", "web");
  const into = (...names) => ["--outDir", join(site, "apps", ...names), "--emptyOutDir", "--logLevel=error"];
  run("la construcción de la página", [vite, "build", web, ...into("web", "dist")], WEB_VARIABLES);
  const pages = join(web, "vite.pages.config.ts");
  const drawing = [vite, "build", web, "--config", pages, ...into("web", "dist-pages")];
  run("la construcción de lo que dibuja páginas", drawing);
  const functions = [vite, "build", join("apps", "functions"), ...into("functions", "dist")];
  run("la construcción de las funciones", functions);
  const dist = join(site, "apps", "web", "dist");
  copyFileSync(join(dist, "index.html"), join(dist, "404.html"));
}

/**
 * Writes firebase.json as `npm run headers` would, with ports, and the variables of the functions.
 * @returns where the parts will answer
 */
async function configure() {
  const configuration = JSON.parse(readFileSync(join(root, "firebase.json"), "utf8"));
  configuration.hosting.headers = hostingHeaders(readEnvironment(WEB_VARIABLES));
  const parts = ["auth", "functions", "hosting", "hub", "logging", "eventarc", "tasks"];
  const ports = await Promise.all(parts.map(freePort));
  configuration.emulators = Object.fromEntries([
    ["ui", { enabled: false }],
    ...parts.map((part, index) => [part, { host: "127.0.0.1", port: ports[index] }]),
  ]);
  writeFileSync(join(site, "firebase.json"), JSON.stringify(configuration));
  for (const name of ["firestore.rules", "firestore.indexes.json"])
    copyFileSync(join(root, name), join(site, name));

  const [auth, , origin] = ports.map((port) => `http://127.0.0.1:${port}`);
  const providers = `http://127.0.0.1:${await freePort()}`;
  const functions = join(site, "apps", "functions", "dist");
  const variables = {
    SHOP_ORIGIN: origin,
    SHOP_APP_CHECK: "on",
    SHOP_SECRETS: "STRIPE_SECRET_KEY,STRIPE_WEBHOOK_SECRET",
    // Requests to Stripe go to its fake on this machine.
    EMULATOR: providers,
    // What packages of the root look for beside themselves, and an installation in the folder would put there.
    NODE_PATH: join(root, "apps", "functions", "node_modules"),
    NODE_OPTIONS: `--import=${join(root, "e2e", "providers", "keep-on-this-machine.ts")}`,
  };
  writeVariables(join(functions, ".env"), variables);
  writeVariables(join(functions, ".secret.local"), {
    STRIPE_SECRET_KEY: "sk_test_de_esta_prueba",
    STRIPE_WEBHOOK_SECRET: "whsec_de_esta_prueba",
  });
  linkPackages(functions);
  const assets = join(site, "apps", "web", "dist", "assets");
  const errors = pageErrors(assets, configuration.hosting, PROJECT, variables);
  if (errors.length > 0) throw new Error(errors.join("; y "));
  return { origin, auth, providers };
}

function writeVariables(file, variables) {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(""));
}

/** Starts Auth, Functions and Hosting, and waits until all of them answer. */
async function startTools(firestore) {
  const home = join(site, "home");
  mkdirSync(home);
  const only = ["--only", "auth,functions,hosting", "--project", PROJECT];
  tools = spawn(node(), [script, "emulators:start", ...only], {
    cwd: site,
    env: {
      ...environment(),
      ...OFFLINE,
      HOME: home,
      XDG_CONFIG_HOME: home,
      FIRESTORE_EMULATOR_HOST: firestore,
    },
    stdio: ["ignore", "pipe", "inherit"],
    // A signal for this process is not one for them: they are told by `stopTools`.
    detached: true,
  });
  const lines = createInterface({ input: tools.stdout });
  const output = [];
  // Read to the end: a full pipe would hold the emulators.
  lines.on("line", (line) => {
    output.push(line);
    if (process.env.SHOP_EMULATORS_LOG) console.log(line);
  });
  await new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`Los emuladores de Firebase no se abren:\n${output.join("\n")}`));
    lines.on("line", (line) => line.includes("All emulators ready") && resolve());
    lines.once("close", fail);
    setTimeout(fail, TIMEOUT).unref();
  });
}

async function stopTools() {
  if (!tools || tools.exitCode !== null) return;
  const ended = new Promise((resolve) => tools.once("exit", resolve));
  tools.kill("SIGINT");
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 20_000))]);
}

/** Nobody can ask whether an address has an account, as in every new project. */
async function protectEmails(auth) {
  const { ok } = await fetch(`${auth}/emulator/v1/projects/${PROJECT}/config`, {
    method: "PATCH",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!ok) throw new Error("El emulador de Auth no toma su configuración.");
}

function importCommand() {
  const catalog = join(root, "apps", "functions", "catalog", "demo.json");
  return [join("apps", "local", "src", "import-catalog.ts"), catalog, "--project", PROJECT];
}

/** @returns the runner's own result */
function drive(addresses) {
  const playwright = join("node_modules", "@playwright", "test", "cli.js");
  const config = join("e2e", "playwright.emulators.config.ts");
  const runner = spawn(node(), [playwright, "test", "-c", config, ...process.argv.slice(2)], {
    cwd: root,
    env: { ...environment(), SHOP_EMULATORS: JSON.stringify(addresses) },
    stdio: "inherit",
  });
  return new Promise((resolve) => {
    runner.once("exit", (code) => resolve(code ?? 1));
  });
}

function run(what, args, variables = {}) {
  const { status, stdout, stderr } = spawnSync(node(), args, {
    cwd: root,
    env: { ...environment(), ...variables },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`Falló ${what}.\n${stdout}${stderr}`);
}
