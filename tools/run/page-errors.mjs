// Why a shop that is published as it is built would not work for its shoppers. Part of `npm run deploy:check`.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { ALL_BUT_ASSETS, hostingHeaders } from "../../apps/web/hosting/headers.ts";
import { outsideServices } from "../../apps/web/hosting/outside-services.ts";
import { readEnvironment } from "../../apps/web/src/platform/env.ts";

/**
 * What a page needs to speak for a Firebase project of its own (apps/web/src/platform/env.ts), and what each may be:
 * a domain is a public name and no address; a key of Google has 39 letters, where `embedded`, the key of the shop on one
 * machine, and what stands for a key in examples have few.
 */
const PROJECT_VALUES = {
  VITE_FIREBASE_API_KEY: /^[\w-]{30,}$/,
  VITE_FIREBASE_PROJECT_ID: /^[a-z][a-z\d-]+$/,
  VITE_FIREBASE_AUTH_DOMAIN: /^(?!.*\.localhost$)(?:[a-z\d-]+\.)+[a-z]{2,}$/,
  VITE_FIREBASE_APP_ID: /^\d+:\d+:web:\w+$/,
};
export const PROJECT_VARIABLES = Object.keys(PROJECT_VALUES);

/**
 * @param assets the folder of the scripts of the built page: what is published, whatever is set by now
 * @param hosting that of firebase.json
 * @param projectId the project that it is published to, if that is known
 * @param functions the variables of the functions
 * @returns a clause in Spanish for each error, for the owner who deploys the shop
 */
export function pageErrors(assets, hosting, projectId, functions = {}) {
  const variables = builtVariables(assets);
  const missing = PROJECT_VARIABLES.filter((name) => !variables[name]);
  if (missing.length > 0)
    return [
      `así nadie podría iniciar sesión: la página está construida para la tienda de una sola máquina; pon ${listed(missing)} de tu proyecto en apps/web/.env.production.local (docs/deploy.md, paso 2)`,
    ];
  const wrong = Object.entries(PROJECT_VALUES).filter(([name, value]) => !value.test(variables[name]));
  if (wrong.length > 0)
    return wrong.map(
      ([name]) =>
        `así nadie podría iniciar sesión: ${name} no puede ser «${variables[name]}»; pon el valor de tu proyecto en apps/web/.env.production.local (docs/deploy.md, paso 2)`,
    );
  const environment = readEnvironment(variables);
  return [
    ...headerErrors(hosting.headers, environment),
    ...projectErrors(environment, projectId),
    ...appCheckErrors(environment, functions),
  ];
}

/** Vite writes each variable with its value into the scripts that read `import.meta.env`. */
function builtVariables(assets) {
  const scripts = readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(assets, name), "utf8"));
  const written = scripts.flatMap((script) =>
    Array.from(script.matchAll(/\b(VITE_FIREBASE_\w+)["']?:\s*(["'`])(.*?)\2/g)),
  );
  return Object.fromEntries(written.map(([, name, , value]) => [name, value]));
}

function headerErrors(headers, environment) {
  if (isDeepStrictEqual(headers, hostingHeaders(environment))) return [];
  const policy = headers
    .find(({ source }) => source === ALL_BUT_ASSETS)
    ?.headers.find(({ key }) => key === "Content-Security-Policy");
  const allowed = new Map(
    (policy?.value ?? "").split("; ").map((directive) => {
      const [name, ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
  const blocked = outsideServices(environment).filter(({ sources }) =>
    Object.entries(sources).some(([directive, names]) =>
      names.some((name) => !allowed.get(directive)?.includes(name)),
    ),
  );
  const consequence =
    blocked.length > 0 ? `, y el navegador no dejaría usar ${listed(blocked.map(({ name }) => name))}` : "";
  return [
    `las cabeceras de firebase.json no son las de tu configuración${consequence}: escríbelas con npm run headers (docs/deploy.md, paso 6)`,
  ];
}

function projectErrors({ firebase }, projectId) {
  if (projectId === firebase.projectId) return [];
  if (firebase.projectId.startsWith("demo-"))
    return [
      `así nadie podría iniciar sesión: el proyecto ${firebase.projectId} solo existe en los emuladores; pon los valores de tu proyecto en apps/web/.env.production.local (docs/deploy.md, paso 2)`,
    ];
  if (projectId === undefined) return [];
  return [
    `la página está construida para el proyecto ${firebase.projectId}, y se publicaría en ${projectId}`,
  ];
}

function appCheckErrors({ appCheckKey }, { SHOP_APP_CHECK }) {
  if (SHOP_APP_CHECK !== "on" || appCheckKey !== undefined) return [];
  return [
    "las funciones exigen App Check (SHOP_APP_CHECK=on) y la página no lo usa, así que rechazarían todas sus llamadas: pon VITE_FIREBASE_APP_CHECK_KEY en apps/web/.env.production.local (docs/deploy.md, App Check)",
  ];
}

function listed(names) {
  return new Intl.ListFormat("es").format(names);
}
