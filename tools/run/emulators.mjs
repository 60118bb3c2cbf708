// The part `emulators` of `npm run test:full`: the shop as it would be deployed, on Firebase's own emulators of Auth,
// Firestore, Functions and Hosting, driven in Chromium. Ends with 77 where Java, the jar or firebase-tools is missing. What
// else follows goes to the test runner.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, missingForFirestore, startFirestore } from "./firestore-emulator.mjs";
import { firebaseTools, OFFLINE } from "./firebase-tools.mjs";
import { environment, install, node, root, runNode } from "./install.mjs";
import { linkPackages } from "./link-packages.mjs";

/** The emulators treat a project with this prefix as a demo project, which does not exist. */
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

install();
const missingFirestore = missingForFirestore();
const script = missingFirestore === undefined ? firebaseTools() : undefined;
if (script === undefined) {
  const missing = missingFirestore ?? "falta firebase-tools, y npm no lo pudo instalar";
  console.error(`No se probó la tienda en los emuladores de Firebase: ${missing}.`);
  process.exit(77);
}

const site = mkdtempSync(join(tmpdir(), "shop-emulators-"));
process.on("exit", () => rmSync(site, { recursive: true, force: true }));
try {
  buildAll();
  const addresses = await configure();
  const firestore = await startFirestore("--rules=firestore.rules", `--project_id=${PROJECT}`);
  process.exitCode = drive(firestore, { ...addresses, firestore: `http://${firestore}`, project: PROJECT });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();

/** Builds into folders with the names that firebase.json knows, beside it. */
function buildAll() {
  const build = (app, variables, into = join(site, "apps", app, "dist")) => {
    const vite = join("node_modules", "vite", "bin", "vite.js");
    const options = ["--outDir", into, "--emptyOutDir", "--logLevel=error"];
    run(`la construcción de ${app}`, [vite, "build", join("apps", app), ...options], variables);
  };
  const dist = join(site, "apps", "web", "dist");
  build("web", WEB_VARIABLES);
  build("desk", WEB_VARIABLES, join(dist, "mostrador"));
  build("functions", {});
  copyFileSync(join(dist, "index.html"), join(dist, "404.html"));
}

/**
 * Writes firebase.json with the headers of the page and with ports, and the variables of the functions.
 * @returns where the parts will answer
 */
async function configure() {
  const file = join(site, "firebase.json");
  for (const name of ["firebase.json", "firestore.rules", "firestore.indexes.json"])
    copyFileSync(join(root, name), join(site, name));
  const hosting = join("apps", "web", "hosting");
  run("la escritura de las cabeceras", [join(hosting, "write-headers.ts"), file], WEB_VARIABLES);
  const configuration = JSON.parse(readFileSync(file, "utf8"));
  const parts = ["auth", "functions", "hosting", "hub", "logging", "eventarc", "tasks"];
  const ports = await Promise.all(parts.map(freePort));
  configuration.emulators = Object.fromEntries([
    ["ui", { enabled: false }],
    ...parts.map((part, index) => [part, { host: "127.0.0.1", port: ports[index] }]),
  ]);
  writeFileSync(file, JSON.stringify(configuration));

  const [auth, , origin] = ports.map((port) => `http://127.0.0.1:${port}`);
  const providers = `http://127.0.0.1:${await freePort()}`;
  const functions = join(site, "apps", "functions", "dist");
  const variables = {
    SHOP_ORIGIN: origin,
    SHOP_APP_CHECK: "on",
    SHOP_SECRETS: "STRIPE_SECRET_KEY,STRIPE_WEBHOOK_SECRET",
    // Requests to Stripe go to its fake on this machine.
    EMULATOR: providers,
    // Peer dependencies of the root's packages, which an installation in the folder would add.
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
  run("la página", [join(hosting, "check-page.ts"), assets, file, JSON.stringify(variables), PROJECT]);
  return { origin, auth, providers };
}

function writeVariables(file, variables) {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(""));
}

/** Starts Auth, Functions and Hosting, and the tests once all of them answer. @returns the runner's own result */
function drive(firestore, addresses) {
  const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");
  const config = join(root, "e2e", "playwright.emulators.config.ts");
  const tests = [node(), playwright, "test", "-c", config, ...process.argv.slice(2)].join(" ");
  const home = join(site, "home");
  mkdirSync(home);
  const only = ["--only", "auth,functions,hosting", "--project", PROJECT];
  const { status } = runNode([script, "emulators:exec", ...only, tests], {
    cwd: site,
    env: {
      ...environment(),
      ...OFFLINE,
      HOME: home,
      XDG_CONFIG_HOME: home,
      FIRESTORE_EMULATOR_HOST: firestore,
      SHOP_EMULATORS: JSON.stringify(addresses),
    },
    stdio: "inherit",
  });
  return status ?? 1;
}

function run(what, args, variables = {}) {
  const { status, stdout, stderr } = runNode(args, { env: { ...environment(), ...variables } });
  if (status !== 0) throw new Error(`Falló ${what}.\n${stdout}${stderr}`);
}
