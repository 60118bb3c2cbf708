import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { build } from "vite";
import { readEnvironment } from "../src/platform/env.ts";
import { hostingHeaders } from "./headers.ts";
import { builtVariables, pageErrors, PROJECT_VARIABLES } from "./page-errors.ts";

const PROJECT = {
  VITE_FIREBASE_API_KEY: "clave-de-la-tienda-en-su-proyecto",
  VITE_FIREBASE_PROJECT_ID: "mi-tienda",
  VITE_FIREBASE_AUTH_DOMAIN: "mi-tienda.firebaseapp.com",
  VITE_FIREBASE_APP_ID: "1:2:web:3",
};
const MEASURED = { ...PROJECT, VITE_FIREBASE_MEASUREMENT_ID: "G-123" };
const OTHER_DOMAIN = { ...PROJECT, VITE_FIREBASE_AUTH_DOMAIN: "tienda.example" };

const headersFor = (variables: Record<string, string>) => hostingHeaders(readEnvironment(variables));
const published = (variables: Record<string, string>) => ({ variables, headers: headersFor(variables) });

test("the variables of a page are read from what Vite has built", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-page-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lines = Object.entries(MEASURED).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, ".env.production.local"), lines.join(""));
  writeFileSync(join(folder, "index.html"), '<script type="module" src="./main.js"></script>');
  const env = join(import.meta.dirname, "..", "src", "platform", "env.ts");
  const main = `import { readEnvironment } from ${JSON.stringify(env)}; console.log(readEnvironment(import.meta.env));`;
  writeFileSync(join(folder, "main.js"), main);
  await build({ root: folder, configFile: false, logLevel: "error" });
  expect(builtVariables(join(folder, "dist", "assets"))).toEqual(MEASURED);
}, 60_000);

test("a page with a project, and the headers that are made for it, can be published there", () => {
  expect(pageErrors(published(PROJECT))).toEqual([]);
  expect(pageErrors({ ...published(MEASURED), projectId: "mi-tienda" })).toEqual([]);
});

test("a page built from a fresh clone cannot: the errors name what to set, and where", () => {
  expect(pageErrors(published({}))).toEqual([
    "así nadie podría iniciar sesión: la página está construida para la tienda de una sola máquina; pon VITE_FIREBASE_API_KEY, " +
      "VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_AUTH_DOMAIN y VITE_FIREBASE_APP_ID de tu proyecto en " +
      "apps/web/.env.production.local (docs/deploy.md, paso 2)",
  ]);
});

test.for(PROJECT_VARIABLES)("%s alone is missed, too", (name) => {
  const variables = { ...PROJECT, [name]: "" };
  expect(pageErrors({ variables, headers: headersFor(PROJECT) })).toEqual([
    expect.stringContaining(`; pon ${name} de tu proyecto`),
  ]);
  expect(() => readEnvironment(variables)).toThrow(name);
});

test("a project of the emulators is none that shoppers could sign in to", () => {
  const emulated = published({ ...PROJECT, VITE_FIREBASE_PROJECT_ID: "demo-tienda" });
  expect(pageErrors(emulated)).toEqual([
    expect.stringContaining("el proyecto demo-tienda solo existe en los emuladores"),
  ]);
  expect(pageErrors({ ...emulated, projectId: "demo-tienda" })).toEqual([]);
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
] as const)("%s=%j is not of a project: nobody could sign in", ([name, value]) => {
  expect(pageErrors(published({ ...PROJECT, [name]: value }))).toEqual([
    `así nadie podría iniciar sesión: ${name} no puede ser «${value}»; pon el valor de tu proyecto en apps/web/.env.production.local (docs/deploy.md, paso 2)`,
  ]);
});

test.for<[string, Record<string, string>, Record<string, string>, string]>([
  [
    "of a clone",
    PROJECT,
    {},
    ", y el navegador no dejaría usar el inicio de sesión, las ventanas de Google y Facebook y el reCAPTCHA de los SMS",
  ],
  ["from before Analytics", MEASURED, PROJECT, ", y el navegador no dejaría usar Google Analytics"],
  [
    "of another sign-in domain",
    OTHER_DOMAIN,
    PROJECT,
    ", y el navegador no dejaría usar las ventanas de Google y Facebook",
  ],
  ["that allow more than is configured", PROJECT, MEASURED, ""],
])("headers %s are not those of the configuration", ([, variables, written, consequence]) => {
  expect(pageErrors({ variables, headers: headersFor(written) })).toEqual([
    `las cabeceras de firebase.json no son las de tu configuración${consequence}: escríbelas con npm run headers (docs/deploy.md, paso 6)`,
  ]);
});

test("a page of one project is not published to another", () => {
  expect(pageErrors({ ...published(PROJECT), projectId: "mi-tienda-prueba" })).toEqual([
    "la página está construida para el proyecto mi-tienda, y se publicaría en mi-tienda-prueba",
  ]);
});

test("functions that insist on App Check need a page that uses it", () => {
  expect(pageErrors({ ...published(PROJECT), insistsOnAppCheck: true })).toEqual([
    expect.stringContaining("pon VITE_FIREBASE_APP_CHECK_KEY en apps/web/.env.production.local"),
  ]);
  const vouched = published({ ...PROJECT, VITE_FIREBASE_APP_CHECK_KEY: "clave-del-sitio" });
  expect(pageErrors({ ...vouched, insistsOnAppCheck: true })).toEqual([]);
});
