import { createHash } from "node:crypto";
import type { Response } from "express";
import { STYLE } from "./style.ts";

export interface Page {
  /** Of the window, and the heading. */
  readonly title: string;
  /** HTML below the heading. What comes from outside has to be escaped. */
  readonly content: string;
  /** HTML for the head. */
  readonly head?: string;
  /** Path of the one script that the page runs. */
  readonly script?: string;
  /** For lists. */
  readonly isWide?: boolean;
  readonly status?: number;
}

const STYLE_SOURCE = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** Everything is forbidden but the page's own style and, where it has one, its script. */
function policy(script: string | undefined): string {
  return [
    "default-src 'none'",
    `style-src ${STYLE_SOURCE}`,
    "img-src 'self'",
    ...(script === undefined ? [] : ["script-src 'self'", "connect-src 'self'"]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Sends a page of the embedded backend: for what the real shop leaves to somebody else, such as a bank or a
 * mailbox. It lies in no cache, and does not tell its address, which may hold a code, where its links lead.
 */
export function sendPage(response: Response, page: Page): void {
  response
    .status(page.status ?? 200)
    .set("cache-control", "no-store")
    .set("content-security-policy", policy(page.script))
    .set("referrer-policy", "no-referrer")
    .type("html")
    .send(write(page));
}

/** Text as it stands in HTML, also between quotes. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** An email as it stands in HTML, that may be broken in front of its "@". */
export function breakable(email: string): string {
  return escaped(email).replace("@", "<wbr>@");
}

function write({ title, content, head = "", script, isWide = false }: Page): string {
  return `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escaped(title)}</title>
    <link rel="icon" href="/favicon.svg">
    <style>${STYLE}</style>
    ${head}${script === undefined ? "" : `<script src="${script}" defer></script>`}
  </head>
  <body>
    <p class="test">Página de prueba: existe solo en esta computadora.</p>
    <main${isWide ? ' class="wide"' : ""}>
      <h1>${escaped(title)}</h1>
      ${content}
    </main>
  </body>
</html>
`;
}
