// @vitest-environment node
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "../src/platform/env.ts";
import { hostingHeaders } from "./headers.ts";

const PROJECT = {
  VITE_FIREBASE_API_KEY: "clave",
  VITE_FIREBASE_PROJECT_ID: "mi-tienda",
  VITE_FIREBASE_AUTH_DOMAIN: "mi-tienda.firebaseapp.com",
  VITE_FIREBASE_APP_ID: "1:2:web:3",
};
const ALL = {
  ...PROJECT,
  VITE_FIREBASE_MEASUREMENT_ID: "G-123",
  VITE_FIREBASE_APP_CHECK_KEY: "clave-del-sitio",
};

describe("the headers", () => {
  it("of firebase.json are those of this clone's configuration", () => {
    const file = readFileSync(new URL("../../../firebase.json", import.meta.url), "utf8");
    const { hosting } = JSON.parse(file) as { hosting: { headers: unknown } };
    // Read by Node itself: compiled for a test, the first-paint script would be another text.
    const source = `import { hostingHeaders } from "@shop/web/hosting-headers";
      import { configuredEnvironment } from "./hosting/configured-environment.ts";
      console.log(JSON.stringify(hostingHeaders(configuredEnvironment())));`;
    const written = execFileSync(process.execPath, ["--input-type=module", "--eval", source], {
      cwd: join(import.meta.dirname, ".."),
      encoding: "utf8",
    });
    expect(hosting.headers).toEqual(JSON.parse(written));
  });

  it("let the embedded shop connect to no other origin", () => {
    expect(policyOf({})).not.toContain("http");
  });

  it("let a shop on a project connect to its sign-in services, and to no other origin", () => {
    expect(outsideSources(PROJECT)).toEqual({
      "connect-src": [
        "https://identitytoolkit.googleapis.com",
        "https://securetoken.googleapis.com",
        "https://www.google.com/recaptcha/",
      ],
      "frame-src": [
        "https://mi-tienda.firebaseapp.com",
        "https://www.google.com/recaptcha/",
        "https://recaptcha.google.com/recaptcha/",
      ],
      "script-src": [
        "https://apis.google.com",
        "https://www.google.com/recaptcha/",
        "https://www.gstatic.com/recaptcha/",
      ],
    });
  });

  it("let nothing else than the page of the machines be framed, with all that a page may do", () => {
    const rules = hostingHeaders(readEnvironment(ALL));
    const framed = rules.filter(({ headers }) =>
      headers.some(({ value }) => value.includes("frame-ancestors 'self'")),
    );
    // Hosting redirects to the URL without `.html` (`cleanUrls`).
    expect(framed.map(({ source }) => source)).toEqual(["/flujos.html", "/flujos"]);
    for (const { headers } of framed)
      expect(headers[0]?.value.replace("frame-ancestors 'self'", "frame-ancestors 'none'")).toBe(
        rules[0]?.headers[0]?.value,
      );
  });
});

it.each([
  ["firebase/auth", ["script-src", "apis.google.com"]],
  ["firebase/auth", ["script-src", "www.google.com/recaptcha/"]],
  ["firebase/auth", ["connect-src", "identitytoolkit.googleapis.com"]],
  ["firebase/auth", ["connect-src", "securetoken.googleapis.com"]],
  ["firebase/app-check", ["script-src", "www.google.com/recaptcha/"]],
  ["firebase/app-check", ["connect-src", "content-firebaseappcheck.googleapis.com"]],
  ["firebase/analytics", ["script-src", "www.googletagmanager.com"]],
  ["firebase/analytics", ["connect-src", "firebase.googleapis.com"]],
  ["firebase/installations", ["connect-src", "firebaseinstallations.googleapis.com"]],
] as const)("the SDK of %s still speaks to %s, which the policy allows", (module, [directive, host]) => {
  expect(sourceOf(module).includes(host)).toBe(true);
  expect(outsideSources(ALL)[directive]).toContain(`https://${host}`);
});

function policyOf(variables: Record<string, string>): string {
  const [all] = hostingHeaders(readEnvironment(variables));
  return all?.headers[0]?.value ?? "";
}

/** The sources that each directive allows besides the shop's own origin. */
function outsideSources(variables: Record<string, string>): Record<string, string[]> {
  const directives = policyOf(variables).split("; ");
  const outside = directives.map((directive): [string, string[]] => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, sources.filter((source) => source.startsWith("https:"))];
  });
  return Object.fromEntries(outside.filter(([, sources]) => sources.length > 0));
}

/** The code of a module of the SDK, which `firebase/…` re-exports. */
function sourceOf(module: string): string {
  const inside = createRequire(import.meta.resolve(module));
  // The browser's build: Node's build of the identity SDK has neither windows nor reCAPTCHA.
  const folder = inside.resolve(module.replace("firebase/", "@firebase/")).replace(/dist.*/, "dist/esm");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("");
}
