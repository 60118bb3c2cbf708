import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { hostingHeaders } from "../../apps/web/hosting/headers.ts";
import { readEnvironment } from "../../apps/web/src/platform/env.ts";
import { node } from "./install.mjs";
import { root } from "./lock-stamp.mjs";
import { pageErrors, PROJECT_VARIABLES } from "./page-errors.mjs";

const PROJECT = {
  VITE_FIREBASE_API_KEY: "clave-de-la-tienda-en-su-proyecto",
  VITE_FIREBASE_PROJECT_ID: "mi-tienda",
  VITE_FIREBASE_AUTH_DOMAIN: "mi-tienda.firebaseapp.com",
  VITE_FIREBASE_APP_ID: "1:2:web:3",
};
const MEASURED = { ...PROJECT, VITE_FIREBASE_MEASUREMENT_ID: "G-123" };
const OTHER_DOMAIN = { ...PROJECT, VITE_FIREBASE_AUTH_DOMAIN: "tienda.example" };

// Each builds a page.
vi.setConfig({ testTimeout: 60_000 });

test("a page with a project, and the headers that are made for it, can be published there", () => {
  expect(pageErrors(build(PROJECT), hostingFor(PROJECT))).toEqual([]);
  expect(pageErrors(build(MEASURED), hostingFor(MEASURED), "mi-tienda")).toEqual([]);
});

test("a page that is built from a clone cannot: it is told what to set, and where", () => {
  expect(pageErrors(build({}), hostingFor({}))).toEqual([
    "así nadie podría iniciar sesión: la página está construida para la tienda de una sola máquina; pon VITE_FIREBASE_API_KEY, " +
      "VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_AUTH_DOMAIN y VITE_FIREBASE_APP_ID de tu proyecto en " +
      "apps/web/.env.production.local (docs/deploy.md, paso 2)",
  ]);
});

test.for(PROJECT_VARIABLES)("%s alone is missed, too", (name) => {
  expect(pageErrors(build({ ...PROJECT, [name]: "" }), hostingFor(PROJECT))).toEqual([
    expect.stringContaining(`; pon ${name} de tu proyecto`),
  ]);
  expect(() => readEnvironment({ ...PROJECT, [name]: "" })).toThrow(name);
});

test("a project of the emulators is none that shoppers could sign in to", () => {
  const variables = { ...PROJECT, VITE_FIREBASE_PROJECT_ID: "demo-tienda" };
  expect(pageErrors(build(variables), hostingFor(variables))).toEqual([
    expect.stringContaining("el proyecto demo-tienda solo existe en los emuladores"),
  ]);
  expect(pageErrors(build(variables), hostingFor(variables), "demo-tienda")).toEqual([]);
});

test.for([
  ["VITE_FIREBASE_API_KEY", "clave de la tienda con espacios"],
  ["VITE_FIREBASE_API_KEY", "YOUR_API_KEY"],
  ["VITE_FIREBASE_API_KEY", "embedded"],
  ["VITE_FIREBASE_PROJECT_ID", "Mi Tienda"],
  ["VITE_FIREBASE_AUTH_DOMAIN", "https://mi-tienda.firebaseapp.com/"],
  ["VITE_FIREBASE_AUTH_DOMAIN", "127.0.0.1:9099"],
  ["VITE_FIREBASE_AUTH_DOMAIN", "127.0.0.1"],
  ["VITE_FIREBASE_AUTH_DOMAIN", "localhost"],
  ["VITE_FIREBASE_AUTH_DOMAIN", "tienda.localhost"],
  ["VITE_FIREBASE_APP_ID", "mi-tienda"],
])("%s=%j is not of a project: nobody could sign in", ([name, value]) => {
  const variables = { ...PROJECT, [name]: value };
  expect(pageErrors(build(variables), hostingFor(variables))).toEqual([
    `así nadie podría iniciar sesión: ${name} no puede ser «${value}»; pon el valor de tu proyecto en apps/web/.env.production.local (docs/deploy.md, paso 2)`,
  ]);
});

test("headers of a clone block every way to sign in", () => {
  expect(pageErrors(build(PROJECT), hostingFor({}))).toEqual([
    blocking("el inicio de sesión, las ventanas de Google y Facebook y el reCAPTCHA de los SMS"),
  ]);
});

test("headers from before Analytics block Analytics", () => {
  expect(pageErrors(build(MEASURED), hostingFor(PROJECT))).toEqual([blocking("Google Analytics")]);
});

test("headers of another sign-in domain block the windows of Google and Facebook", () => {
  expect(pageErrors(build(OTHER_DOMAIN), hostingFor(PROJECT))).toEqual([
    blocking("las ventanas de Google y Facebook"),
  ]);
});

test("headers that allow more than is configured are not those of the configuration", () => {
  expect(pageErrors(build(PROJECT), hostingFor(MEASURED))).toEqual([
    "las cabeceras de firebase.json no son las de tu configuración: escríbelas con npm run headers (docs/deploy.md, paso 6)",
  ]);
});

test("a page of one project is not published to another", () => {
  expect(pageErrors(build(PROJECT), hostingFor(PROJECT), "mi-tienda-prueba")).toEqual([
    "la página está construida para el proyecto mi-tienda, y se publicaría en mi-tienda-prueba",
  ]);
});

test("functions that insist on App Check need a page that uses it", () => {
  const insisting = { SHOP_APP_CHECK: "on" };
  expect(pageErrors(build(PROJECT), hostingFor(PROJECT), undefined, insisting)).toEqual([
    expect.stringContaining("pon VITE_FIREBASE_APP_CHECK_KEY en apps/web/.env.production.local"),
  ]);
  const vouched = { ...PROJECT, VITE_FIREBASE_APP_CHECK_KEY: "clave-del-sitio" };
  expect(pageErrors(build(vouched), hostingFor(vouched), undefined, insisting)).toEqual([]);
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

function hostingFor(variables) {
  return { headers: hostingHeaders(readEnvironment(variables)) };
}

/** @param {string} services */
function blocking(services) {
  return `las cabeceras de firebase.json no son las de tu configuración, y el navegador no dejaría usar ${services}: escríbelas con npm run headers (docs/deploy.md, paso 6)`;
}
