import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { readEnvironment, type Environment } from "../src/platform/env.ts";
import { ALL_BUT_ASSETS, hostingHeaders, type HeaderRule } from "./headers.ts";
import { outsideServices } from "./outside-services.ts";

/**
 * The variables of a page on its own Firebase project, and their formats: a domain is a public name and no IP address;
 * a key of Google has 39 characters, unlike `embedded` and the placeholders of examples.
 */
const PROJECT_VALUES = {
  VITE_FIREBASE_API_KEY: /^[\w-]{30,}$/,
  VITE_FIREBASE_PROJECT_ID: /^[a-z][a-z\d-]+$/,
  VITE_FIREBASE_AUTH_DOMAIN: /^(?!.*\.localhost$)(?:[a-z\d-]+\.)+[a-z]{2,}$/,
  VITE_FIREBASE_APP_ID: /^\d+:\d+:web:\w+$/,
};
export const PROJECT_VARIABLES = Object.keys(PROJECT_VALUES);

const NOBODY = "así nadie podría iniciar sesión";
const WHERE = "de tu proyecto en apps/web/.env.production.local (docs/deploy.md, paso 2)";

export type Publication = {
  /** The variables that the page was built with. */
  variables: Record<string, string>;
  /** The headers of firebase.json. */
  headers: HeaderRule[];
  /** The target project, if known. */
  projectId?: string | undefined;
  /** Whether the functions enforce App Check. */
  insistsOnAppCheck?: boolean;
};

/**
 * Why the built shop would not work for its shoppers.
 * @returns a clause in Spanish for each error, for the owner who deploys the shop
 */
export function pageErrors(publication: Publication): string[] {
  const { variables } = publication;
  const missing = PROJECT_VARIABLES.filter((name) => !variables[name]);
  if (missing.length > 0)
    return [
      `${NOBODY}: la página está construida para la tienda de una sola máquina; pon ${listed(missing)} ${WHERE}`,
    ];
  const wrong = Object.entries(PROJECT_VALUES).filter(([name, value]) => !value.test(variables[name] ?? ""));
  if (wrong.length > 0)
    return wrong.map(
      ([name]) => `${NOBODY}: ${name} no puede ser «${variables[name]}»; pon el valor ${WHERE}`,
    );
  const environment = readEnvironment(variables);
  return [
    ...headerErrors(publication.headers, environment),
    ...projectErrors(environment, publication.projectId),
    ...(publication.insistsOnAppCheck && environment.appCheckKey === undefined
      ? [
          "las funciones exigen App Check (SHOP_APP_CHECK=on) y la página no lo usa, así que rechazarían todas sus llamadas: pon VITE_FIREBASE_APP_CHECK_KEY en apps/web/.env.production.local (docs/deploy.md, App Check)",
        ]
      : []),
  ];
}

/**
 * The variables of the built page, independent of the current environment: Vite writes each with its value into the
 * scripts that read `import.meta.env`.
 * @param assets the folder of the scripts of the built page
 */
export function builtVariables(assets: string): Record<string, string> {
  const scripts = readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(assets, name), "utf8"));
  const written = scripts.flatMap((script) =>
    Array.from(script.matchAll(/\b(VITE_FIREBASE_\w+)["']?:\s*(["'`])(.*?)\2/g)),
  );
  return Object.fromEntries(written.map(([, name, , value]) => [name, value]));
}

function headerErrors(headers: HeaderRule[], environment: Environment): string[] {
  if (isDeepStrictEqual(headers, hostingHeaders(environment))) return [];
  const rule = headers.find(({ source }) => source === ALL_BUT_ASSETS);
  const policy = rule?.headers.find(({ key }) => key === "Content-Security-Policy")?.value ?? "";
  const allowed = new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
  const blocked = outsideServices(environment).filter(({ sources }) =>
    Object.entries(sources).some(([directive, names]) =>
      names.some((name) => !allowed.get(directive)?.includes(name)),
    ),
  );
  const names = blocked.map(({ name }) => name);
  const consequence = names.length > 0 ? `, y el navegador no dejaría usar ${listed(names)}` : "";
  return [
    `las cabeceras de firebase.json no son las de tu configuración${consequence}: escríbelas con npm run headers (docs/deploy.md, paso 6)`,
  ];
}

function projectErrors({ firebase }: Environment, projectId: string | undefined): string[] {
  // Before the check for `demo-`, the prefix of projects of the emulators: deploying to the emulators is valid.
  if (projectId === firebase.projectId) return [];
  if (firebase.projectId.startsWith("demo-"))
    return [
      `${NOBODY}: el proyecto ${firebase.projectId} solo existe en los emuladores; pon los valores ${WHERE}`,
    ];
  if (projectId === undefined) return [];
  return [
    `la página está construida para el proyecto ${firebase.projectId}, y se publicaría en ${projectId}`,
  ];
}

function listed(names: string[]): string {
  return new Intl.ListFormat("es").format(names);
}
