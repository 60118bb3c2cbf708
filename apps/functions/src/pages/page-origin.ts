import type { IncomingHttpHeaders } from "node:http";

/** A name or an IPv4 address, with or without a port: nothing that could be injected into a page. */
const HOST = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/i;
const LOOPBACK = /^(?:127\.0\.0\.1|localhost)(?::|$)/i;

function isHost(text = ""): boolean {
  return HOST.test(text) && URL.canParse(`https://${text}`);
}

/**
 * The origin of the shop, such as `https://tienda.example`.
 * @param configured the configured origin, which no request changes; empty if there is none
 * @param headers of a request: Hosting forwards the requested host. A caller that bypasses Hosting may send any host,
 * but only a valid one counts.
 * @returns undefined without a configured origin and without a valid host
 */
export function pageOrigin(configured: string, headers: IncomingHttpHeaders): string | undefined {
  if (configured !== "") return configured;
  const host = [headers["x-forwarded-host"], headers.host].flat().find(isHost);
  return host && `${LOOPBACK.test(host) ? "http" : "https"}://${host.toLowerCase()}`;
}
