// `npm run deploy:check`: builds exactly what `firebase deploy` publishes, and starts the functions from that folder
// alone, with no package but those that its package.json lists. Ends on one sentence. With `--without-project`, as
// `npm test` runs it on a clone, a page that nobody could sign in to is named and does not fail.
import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseEnv } from "node:util";
import { functionErrors } from "./function-errors.mjs";
import { environment, node, turbo } from "./install.mjs";
import { linkPackages } from "./link-packages.mjs";
import { root } from "./lock-stamp.mjs";
import { pageErrors } from "./page-errors.mjs";

const PROJECT = "demo-deploy-check";
const built = join(root, "apps", "functions", "dist");
const web = join(root, "apps", "web", "dist");
const hosting = JSON.parse(readFileSync(join(root, "firebase.json"), "utf8")).hosting;
const isWithoutProject = process.argv.includes("--without-project");
const folder = mkdtempSync(join(tmpdir(), "shop-deploy-"));

try {
  build();
  checkFunctions();
  const outcome = checkPage();
  const names = isolate();
  compareWithHosting(endpoints());
  await callFunctions();
  console.log(
    `${outcome}: ${names.length} paquetes, ${new Set(hosting.rewrites.flatMap((each) => each.function?.functionId ?? [])).size} funciones detrás de Hosting, y las reglas y los índices al día.`,
  );
} catch (error) {
  console.error(`No se puede publicar: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function build() {
  const checkShop = `const { readFileSync } = await import("node:fs");
const { checkShop } = await import("@shop/commerce/check-shop");
const read = (name) => JSON.parse(readFileSync("packages/commerce/" + name, "utf8"));
try { checkShop({ ...read("shop.config.server.json"), ...read("shop.config.json") }); }
catch (error) { console.error(error.message); process.exit(1); }`;
  run("la configuración de la tienda", ["--input-type=module", "--eval", checkShop]);
  run("los índices de Firestore", [
    join("apps", "functions", "src", "documents", "write-indexes.ts"),
    "--check",
  ]);
  run(
    "la construcción de la página",
    turbo("run", "build", "--filter=@shop/web", "--output-logs=errors-only"),
  );
  run("la construcción de las funciones", [
    join("node_modules", "vite", "bin", "vite.js"),
    "build",
    join("apps", "functions"),
    "--logLevel=warn",
  ]);
  // Hosting answers unknown paths with this file and 404, as the embedded shop does.
  copyFileSync(join(web, "index.html"), join(web, "404.html"));
}

/** @throws Error when what is set for the functions cannot be, whatever the project */
function checkFunctions() {
  const errors = functionErrors(functionVariables(process.env.GCLOUD_PROJECT));
  if (errors.length > 0) throw new Error(`${errors.join("; y ")}.`);
}

/**
 * How the last sentence begins.
 * @throws Error when shoppers could not use what is built, unless that is left out
 */
function checkPage() {
  // firebase-tools names the project that it publishes to.
  const project = process.env.GCLOUD_PROJECT;
  const errors = pageErrors(join(web, "assets"), hosting, project, functionVariables(project));
  if (errors.length === 0) return "Lista para publicar";
  const sentence = `${errors.join("; y ")}.`;
  if (!isWithoutProject) throw new Error(sentence);
  console.log(`Sin comprobar la página: ${sentence}`);
  return "Todo lo demás está listo";
}

/** Of the files that are published with the functions: those of the project come after those of all. */
function functionVariables(project) {
  const files = [".env", ...(project === undefined ? [] : [`.env.${project}`])].map((name) =>
    join(built, name),
  );
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"));
  return Object.assign({}, ...texts.map((text) => parseEnv(text)));
}

/** Copies the functions away from this repository, with a link for each package that they list. */
function isolate() {
  cpSync(built, folder, { recursive: true });
  return linkPackages(folder);
}

/** The functions as firebase-tools finds them, by the SDK's own command. */
function endpoints() {
  const output = join(folder, "manifest.json");
  const command = join(folder, "node_modules", "firebase-functions", "lib", "bin", "firebase-functions.js");
  run("la lectura de las funciones", [command], {
    cwd: folder,
    env: { ...hostEnvironment(), FUNCTIONS_MANIFEST_OUTPUT_PATH: output },
  });
  return JSON.parse(readFileSync(output, "utf8")).endpoints;
}

function compareWithHosting(found) {
  const rewritten = new Map(
    hosting.rewrites.flatMap((each) =>
      each.function ? [[each.function.functionId, each.function.region]] : [],
    ),
  );
  for (const [name, { region, callableTrigger, httpsTrigger }] of Object.entries(found)) {
    if (!callableTrigger && !httpsTrigger) continue;
    if (!rewritten.has(name)) throw new Error(`falta ${name} en los rewrites de firebase.json.`);
    if (![region].flat().includes(rewritten.get(name)))
      throw new Error(`firebase.json busca ${name} en ${rewritten.get(name)}, pero está en ${region}.`);
  }
  for (const name of rewritten.keys())
    if (!found[name]) throw new Error(`firebase.json nombra ${name}, y no hay tal función.`);
}

/** Serves the copy as its host would, and asks what needs no database. */
async function callFunctions() {
  const host = spawn(node(), [join(root, "tools", "run", "functions-host.mjs"), folder], {
    cwd: folder,
    env: hostEnvironment(),
    // The host ends when the channel does.
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  try {
    const origin = await originOf(host);
    await expectAnswer(origin, "httpCartsServices", { method: "getCart" }, 401, "UNAUTHENTICATED");
    await expectAnswer(origin, "httpCatalogServices", { method: "nothing" }, 400, "INVALID_ARGUMENT");
    if (await ask(`${origin}/loaded`)) throw new Error("una llamada rechazada cargó Firestore.");
    await ask(`${origin}/import`);
    if (!(await ask(`${origin}/loaded`)))
      throw new Error("el SDK de Firestore no carga desde la carpeta publicada.");
  } finally {
    host.kill();
  }
}

/** Where it listens, as soon as it says so; the SDK logs on the same stream. */
async function originOf(host) {
  for await (const line of createInterface(host.stdout)) {
    const [, origin] = /^listening (http:\S+)$/.exec(line) ?? [];
    if (origin) return origin;
  }
  throw new Error("las funciones no arrancan desde su carpeta (arriba dice por qué).");
}

/** Whether the host says yes about the SDK of Firestore. */
async function ask(address) {
  const response = await fetch(`${address}?package=@google-cloud/firestore`);
  return response.ok && (await response.json());
}

async function expectAnswer(origin, name, data, status, word) {
  const response = await fetch(`${origin}/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data }),
  });
  const body = await response.text();
  if (response.status !== status || !body.includes(word))
    throw new Error(
      `${name} respondió ${response.status} ${body.slice(0, 200)} en vez de ${status} ${word}.`,
    );
}

function hostEnvironment() {
  const { PATH, HOME, TMPDIR } = process.env;
  const firebase = { GCLOUD_PROJECT: PROJECT, FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT }) };
  return { PATH, HOME, TMPDIR, ...firebase };
}

function run(what, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(node(), args, {
    cwd: root,
    env: environment(),
    encoding: "utf8",
    ...options,
  });
  if (status !== 0) throw new Error(`falló ${what}.\n${stdout}${stderr}`);
}
