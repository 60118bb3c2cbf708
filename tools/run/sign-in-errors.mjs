// Why nobody could sign in to a shop that is published as it is built. Part of `npm run deploy:check`.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a page needs to speak for a Firebase project of its own (apps/web/src/platform/env.ts). */
export const PROJECT_VARIABLES = [
  "VITE_FIREBASE_API_KEY",
  "VITE_FIREBASE_PROJECT_ID",
  "VITE_FIREBASE_AUTH_DOMAIN",
  "VITE_FIREBASE_APP_ID",
];

/** Where the SDK of Firebase Authentication signs in, and renews ID tokens. */
const IDENTITY_HOSTS = ["identitytoolkit.googleapis.com", "securetoken.googleapis.com"];

/**
 * @param assets the folder of the scripts of the built page: what is published, whatever is set by now
 * @param hosting that of firebase.json
 * @returns a clause in Spanish for each fault, for whoever publishes the shop
 */
export function signInErrors(assets, hosting) {
  const missing = missingVariables(assets);
  const names = new Intl.ListFormat("es").format(missing);
  return [
    ...(missing.length > 0
      ? [
          `la página está construida para la tienda de una sola máquina: pon ${names} de tu proyecto en apps/web/.env.production.local (docs/deploy.md, paso 2)`,
        ]
      : []),
    ...(reachesIdentity(hosting)
      ? []
      : [
          "la Content-Security-Policy de firebase.json no deja que la página hable con el servicio de identidad: añade sus orígenes a connect-src (docs/deploy.md, paso 6)",
        ]),
  ];
}

/** Vite writes each variable with its value into the scripts that read `import.meta.env`. */
function missingVariables(assets) {
  const scripts = readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(assets, name), "utf8"));
  return PROJECT_VARIABLES.filter((name) => {
    const written = new RegExp(`\\b${name}["']?:\\s*(["'\`])(?!\\1)`);
    return !scripts.some((script) => written.test(script));
  });
}

function reachesIdentity({ headers }) {
  const rule = headers.find(({ source }) => source === "**");
  const policy =
    rule?.headers.find(({ key }) => key.toLowerCase() === "content-security-policy")?.value ?? "";
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  const [, ...sources] =
    directives.find(([name]) => name === "connect-src") ??
    directives.find(([name]) => name === "default-src") ??
    [];
  return IDENTITY_HOSTS.every((host) => {
    const names = [host, "*.googleapis.com"];
    const accepted = new Set(["*", "https:", ...names, ...names.map((name) => `https://${name}`)]);
    return sources.some((source) => accepted.has(source));
  });
}
