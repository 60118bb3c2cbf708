import { createHash } from "node:crypto";
import { FIRST_PAINT } from "../src/app/ssr/first-paint.ts";
import { readEnvironment, type Environment } from "../src/platform/env.ts";
import { outsideServices } from "./outside-services.ts";

/** A rule of firebase.json. If two rules match a path and have the same header, the last one wins. */
export type HeaderRule = { source: string; headers: { key: string; value: string }[] };

/**
 * All but the assets: a browser applies these headers to documents, and they add half a kB to every response. Hosting
 * reads the leading `!` as a negation.
 */
export const ALL_BUT_ASSETS = "!/assets/**";

/** The page of the machines, which a developer may open below the shop; Hosting has it without `.html` (`cleanUrls`). */
const MACHINES_PAGE = ["/flujos.html", "/flujos"];

/** Those of the shop and of its counter. */
const ASSETS = ["/assets/**", "/mostrador/assets/**"];

/** The minimum that the built web app needs of its own origin. Emotion writes `style` elements. */
const OWN_SOURCES: Readonly<Record<string, readonly string[]>> = {
  "default-src": ["'self'"],
  // The hash allows the inline first-paint script of a server-rendered page.
  "script-src": ["'self'", `'sha256-${createHash("sha256").update(FIRST_PAINT).digest("base64")}'`],
  // The first-paint script starts a worker from its own text.
  "worker-src": ["'self'", "blob:"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "connect-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

/**
 * The headers of every answer: those of Firebase Hosting (firebase.json) and of the embedded shop.
 * @param environment which services the pages connect to; by default none, as in the embedded shop
 */
export function hostingHeaders(environment: Environment = readEnvironment({})): HeaderRule[] {
  const policy = policyFor(environment);
  return [
    rule(ALL_BUT_ASSETS, {
      "Content-Security-Policy": policy,
      // Loose enough for the sign-in windows, which answer the page that opened them.
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      // A year, for this host only: the owner's subdomains need not use https.
      "Strict-Transport-Security": "max-age=31536000",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Cache-Control": "no-cache",
    }),
    // Responses are personal: no browser may store them.
    rule("/api/**", { "Cache-Control": "no-store" }),
    ...MACHINES_PAGE.map((address) =>
      rule(address, {
        "Content-Security-Policy": policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
        "X-Frame-Options": "SAMEORIGIN",
      }),
    ),
    ...ASSETS.map((source) =>
      rule(source, {
        // Hosting answers a missing asset with a page, which must not run scripts: no other policy applies here.
        "Content-Security-Policy": "default-src 'none'",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "public, max-age=31536000, immutable",
      }),
    ),
  ];
}

function policyFor(environment: Environment): string {
  const services = outsideServices(environment);
  const directives = [OWN_SOURCES, ...services.map(({ sources }) => sources)].flatMap(Object.keys);
  return [...new Set(directives)]
    .map((directive) => {
      // A missing directive falls back to `default-src 'self'`; once a service adds the directive, it no longer does.
      // So a directive that only a service has must allow 'self' itself.
      const own = OWN_SOURCES[directive] ?? ["'self'"];
      const outside = services.flatMap(({ sources }) => sources[directive] ?? []);
      return [directive, ...new Set([...own, ...outside])].join(" ");
    })
    .join("; ");
}

function rule(source: string, headers: Record<string, string>): HeaderRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
