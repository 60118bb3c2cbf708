import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { RequestHandler, Response } from "express";
import { STYLE } from "./style.ts";

export interface Page {
  /** Of the window, and the heading. */
  readonly title: string;
  /** HTML below the heading. External data has to be escaped. */
  readonly content: string;
  /** HTML for the head. */
  readonly head?: string;
  /** Path of the one script that the page runs. */
  readonly script?: string;
  /** For lists. */
  readonly isWide?: boolean;
  readonly status?: number;
}

/** What is the same around every page. */
export interface PageFrame {
  /** BCP 47 tag of the texts: how dates and lists are written. */
  readonly lang: string;
  /** CSS after the one of the package, such as other values of its custom properties (see `style.ts`). */
  readonly style?: string;
  /** Path of the icon. */
  readonly icon?: string;
}

export const DEFAULT_FRAME: PageFrame = { lang: "es" };

export type SendPage = (response: Response, page: Page) => void;

/**
 * Sends pages that replace external services, such as a mailbox or a bank. They are not cached, and send no referrer,
 * as their URL may contain a code.
 */
export function createSendPage(frame: PageFrame): SendPage {
  const style = STYLE + (frame.style ?? "");
  const styleSource = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
  return (response, page) => {
    response
      .status(page.status ?? 200)
      .set("cache-control", "no-store")
      .set("content-security-policy", policy(styleSource, page.script))
      .set("referrer-policy", "no-referrer")
      .type("html")
      .send(write(page, frame, style));
  };
}

/** Only the page's own style and, if any, its script are allowed. */
function policy(styleSource: string, script: string | undefined): string {
  return [
    "default-src 'none'",
    `style-src ${styleSource}`,
    "img-src 'self'",
    ...(script === undefined ? [] : ["script-src 'self'", "connect-src 'self'"]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Serves the only script of a page, as the policy forbids inline scripts. */
export function pageScript(file: URL): RequestHandler {
  const script = readFileSync(file, "utf8");
  return (_request, response) => {
    response.set("cache-control", "no-cache").type("text/javascript").send(script);
  };
}

/** A field of a form or a query that is present exactly once; else "". */
export function textOf(fields: unknown, name: string): string {
  const value: unknown = Object(fields)[name];
  return typeof value === "string" ? value : "";
}

/** Escapes text for HTML, also within quotes. */
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

function write({ title, content, head = "", script, isWide = false }: Page, frame: PageFrame, style: string) {
  return `<!doctype html>
<html lang="${escaped(frame.lang)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escaped(title)}</title>
    ${frame.icon === undefined ? "" : `<link rel="icon" href="${escaped(frame.icon)}">`}
    <style>${style}</style>
    ${head}${script === undefined ? "" : `<script src="${escaped(script)}" defer></script>`}
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
