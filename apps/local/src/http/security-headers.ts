import type { RequestHandler } from "express";

/** What the built web app needs, and nothing else. Emotion writes `style` elements. */
const POLICY: Readonly<Record<string, string>> = {
  "default-src": "'self'",
  // And the text that runs before the first paint of a server-rendered page (apps/web/src/app/ssr/first-paint.ts), by its hash.
  "script-src": "'self' 'sha256-yWOAawvg6QmY5RfH4yWe7UbJpYwSEz+ke8zivQLtz6s='",
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

/** Vite puts a script into the page and pushes changes through a socket. */
const DEV_POLICY = {
  ...POLICY,
  "script-src": "'self' 'unsafe-inline'",
  "connect-src": "'self' ws:",
};

/** Headers of every answer. */
export function securityHeaders({ dev }: { dev: boolean }): RequestHandler {
  const headers = {
    "content-security-policy": Object.entries(dev ? DEV_POLICY : POLICY)
      .map(([name, sources]) => `${name} ${sources}`)
      .join("; "),
    // Loose enough for the windows of sign-in, which answer the page that opened them.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  };
  return (request, response, next) => {
    response.set(headers);
    if (request.path === OWN_FRAME) response.set(ownFrame(headers));
    next();
  };
}

/** The page of the machines, which a developer may open below the shop. */
const OWN_FRAME = "/flujos.html";

function ownFrame(headers: { "content-security-policy": string }) {
  const policy = headers["content-security-policy"].replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  );
  return { "content-security-policy": policy, "x-frame-options": "SAMEORIGIN" };
}
