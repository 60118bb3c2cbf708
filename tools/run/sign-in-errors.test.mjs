import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readEnvironment } from "../../apps/web/src/platform/env.ts";
import { node } from "./install.mjs";
import { root } from "./lock-stamp.mjs";
import { PROJECT_VARIABLES, signInErrors } from "./sign-in-errors.mjs";

const PROJECT = {
  VITE_FIREBASE_API_KEY: "clave-de-la-tienda",
  VITE_FIREBASE_PROJECT_ID: "mi-tienda",
  VITE_FIREBASE_AUTH_DOMAIN: "tienda.example",
  VITE_FIREBASE_APP_ID: "1:2:web:3",
};
const IDENTITY = "https://identitytoolkit.googleapis.com https://securetoken.googleapis.com";
const OPEN = policy(`default-src 'self'; connect-src 'self' ${IDENTITY}`);

// Each builds a page.
vi.setConfig({ testTimeout: 60_000 });

test("a page with a project, and a policy that lets it talk to one, can sign shoppers in", () => {
  expect(signInErrors(build(PROJECT), OPEN)).toEqual([]);
});

test("a page that is built from a clone cannot: it is told what to set, and where", () => {
  expect(signInErrors(build({}), OPEN)).toEqual([
    "la página está construida para la tienda de una sola máquina: pon VITE_FIREBASE_API_KEY, " +
      "VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_AUTH_DOMAIN y VITE_FIREBASE_APP_ID de tu proyecto en " +
      "apps/web/.env.production.local (docs/deploy.md, paso 2)",
  ]);
});

test.for(PROJECT_VARIABLES)("%s alone is missed, too", (name) => {
  expect(signInErrors(build({ ...PROJECT, [name]: "" }), OPEN)).toEqual([
    expect.stringContaining(`: pon ${name} de tu proyecto`),
  ]);
  expect(() => readEnvironment({ ...PROJECT, [name]: "" })).toThrow(name);
});

test.for([
  ["of a clone", policy("default-src 'self'; connect-src 'self'")],
  ["without connect-src", policy("default-src 'self'")],
  ["for analytics alone", policy("connect-src 'self' https://www.google-analytics.com")],
  ["for pictures", policy("connect-src 'self' data:")],
  ["that renews no session", policy("connect-src 'self' https://identitytoolkit.googleapis.com")],
])("with the policy %s no page reaches the identity service", ([, hosting]) => {
  expect(signInErrors(build(PROJECT), hosting)).toEqual([
    "la Content-Security-Policy de firebase.json no deja que la página hable con el servicio de identidad: añade sus " +
      "orígenes a connect-src (docs/deploy.md, paso 6)",
  ]);
});

test.for([
  "https://*.googleapis.com",
  "https:",
  "*",
  "identitytoolkit.googleapis.com securetoken.googleapis.com",
])("connect-src %s reaches it", (sources) => {
  expect(signInErrors(build(PROJECT), policy(`connect-src 'self' ${sources}`))).toEqual([]);
});

/** The files of a page that Vite has built with these variables. */
function build(variables) {
  const folder = mkdtempSync(join(tmpdir(), "shop-page-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, ".env.production.local"), lines.join(""));
  writeFileSync(join(folder, "index.html"), '<script type="module" src="./main.js"></script>');
  const source = readFileSync(join(root, "apps", "web", "src", "platform", "env.ts"), "utf8");
  writeFileSync(join(folder, "env.ts"), source);
  const main = 'import { readEnvironment } from "./env.ts"; console.log(readEnvironment(import.meta.env));';
  writeFileSync(join(folder, "main.js"), main);
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const { status, stderr } = spawnSync(node(), [vite, "build", folder, "--logLevel=error"], {
    env: { PATH: process.env.PATH },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return join(folder, "dist", "assets");
}

function policy(value) {
  return { headers: [{ source: "**", headers: [{ key: "Content-Security-Policy", value }] }] };
}
