import { hostingHeaders, type HeaderRule } from "@shop/web/hosting-headers";
import type { RequestHandler } from "express";

const NOT_SET_HERE = new Set(["Cache-Control", "Strict-Transport-Security"]);

/**
 * Headers of every response, from the same list as those of Firebase Hosting. Caching is set where a file is served,
 * and this machine has no https.
 */
export function securityHeaders({ dev }: { dev: boolean }): RequestHandler {
  const rules = hostingHeaders().map(({ source, headers }) => ({
    applies: pathsOf(source),
    headers: headers.filter(({ key }) => !NOT_SET_HERE.has(key)),
  }));
  return ({ path }, response, next) => {
    for (const { applies, headers } of rules)
      if (applies(path)) for (const header of headers) response.set(header.key, valueOf(header, dev));
    next();
  };
}

/** In dev, a looser policy: Vite puts a script into the page and pushes changes through a socket. */
function valueOf({ key, value }: HeaderRule["headers"][number], dev: boolean): string {
  if (!dev || key !== "Content-Security-Policy") return value;
  return value
    .replace(/script-src [^;]+/, "script-src 'self' 'unsafe-inline'")
    .replace(/connect-src [^;]+/, "$& ws:");
}

/** Supports the patterns in that list: a path, all paths below one, or all that do not match a pattern. */
function pathsOf(source: string): (path: string) => boolean {
  if (source.startsWith("!")) {
    const matches = pathsOf(source.slice(1));
    return (path) => !matches(path);
  }
  return source.endsWith("**") ? (path) => path.startsWith(source.slice(0, -2)) : (path) => path === source;
}
