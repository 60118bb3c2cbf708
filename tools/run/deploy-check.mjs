// `npm run deploy:check`: builds exactly what `firebase deploy` publishes, and starts the functions from that folder
// alone, with no package but those that its package.json lists. Ends on one sentence. With `--without-project`, as `npm
// test` runs it on a clone, a page without sign-in is reported and does not fail.
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { environment, root, runNode, turbo } from "./install.mjs";
import { linkPackages } from "./link-packages.mjs";

const PROJECT = "demo-deploy-check";
const vite = join("node_modules", "vite", "bin", "vite.js");
const functions = join("apps", "functions");
const built = join(root, functions, "dist");
const web = join(root, "apps", "web", "dist");
const { hosting } = JSON.parse(readFileSync(join(root, "firebase.json"), "utf8"));
// firebase-tools names the project that it publishes to.
const project = process.env.GCLOUD_PROJECT;
const folder = mkdtempSync(join(tmpdir(), "shop-deploy-"));

try {
  run("los índices de Firestore", [join(functions, "src", "documents", "write-indexes.ts"), "--check"]);
  const pages = turbo(
    "run",
    "build",
    "--filter=@shop/web",
    "--filter=@shop/desk",
    "--output-logs=errors-only",
  );
  run("la construcción de las páginas", pages);
  run("la construcción de las funciones", [vite, "build", functions, "--logLevel=warn"]);
  // Hosting answers unknown paths with this file and 404, as the embedded shop does.
  copyFileSync(join(web, "index.html"), join(web, "404.html"));
  // After the build of the shop, whose worker has listed what a shopper downloads.
  cpSync(join(root, "apps", "desk", "dist"), join(web, "mostrador"), { recursive: true });

  const variables = JSON.stringify(functionVariables());
  check([join(functions, "src", "deploy", "check-variables.ts"), variables]);
  const outcome = checkPage(variables);
  // Away from this repository, with a link for each package that they list.
  cpSync(built, folder, { recursive: true });
  const packages = linkPackages(folder);
  compareWithHosting(endpoints());
  check([join(root, "tools", "run", "call-functions.mjs"), folder], { cwd: folder, env: hostEnvironment() });
  const rewritten = new Set(hosting.rewrites.flatMap((each) => each.function?.functionId ?? []));
  console.log(
    `${outcome}: ${packages.length} paquetes, ${rewritten.size} funciones detrás de Hosting, y las reglas y los índices al día.`,
  );
} catch (error) {
  console.error(`No se puede publicar: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Of the files that are published with the functions: those of the project come after those of all. */
function functionVariables() {
  const files = [".env", ...(project === undefined ? [] : [`.env.${project}`])].map((name) =>
    join(built, name),
  );
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"));
  return Object.assign({}, ...texts.map((text) => parseEnv(text)));
}

/**
 * How the last sentence begins.
 * @throws Error when shoppers could not use what is built, unless that is left out
 */
function checkPage(variables) {
  try {
    const hostingFile = join(root, "firebase.json");
    const args = [join(web, "assets"), hostingFile, variables, project ?? ""];
    check([join("apps", "web", "hosting", "check-page.ts"), ...args]);
    return "Lista para publicar";
  } catch (error) {
    if (!process.argv.includes("--without-project")) throw error;
    console.log(`Sin comprobar la página: ${error.message}`);
    return "Todo lo demás está listo";
  }
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

function hostEnvironment() {
  const { PATH, HOME, TMPDIR } = process.env;
  const firebase = { GCLOUD_PROJECT: PROJECT, FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT }) };
  return { PATH, HOME, TMPDIR, ...firebase };
}

/** Runs a check that prints itself, in one sentence, why the shop cannot be published. */
function check(args, options) {
  const { status, stderr } = runNode(args, { env: environment(), ...options });
  if (status !== 0) throw new Error(stderr.trim());
}

function run(what, args, options) {
  const { status, stdout, stderr } = runNode(args, { env: environment(), ...options });
  if (status !== 0) throw new Error(`falló ${what}.\n${stdout}${stderr}`);
}
