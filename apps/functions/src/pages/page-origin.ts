import type { IncomingHttpHeaders } from "node:http";

/** A name or an IPv4 address, with or without a port: nothing that means something else in a page. */
const HOST = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/i;
const LOOPBACK = /^(?:127\.0\.0\.1|localhost)(?::|$)/i;

function isHost(text = ""): boolean {
  return HOST.test(text) && URL.canParse(`https://${text}`);
}

/**
 * Where the shop is, such as `https://tienda.example`.
 * @param configured its address, which no request changes; empty when none is configured
 * @param headers of a request: Hosting forwards the host that it was asked for. The caller of the function past
 *   Hosting may name any host, but nothing that is not one.
 * @returns undefined when neither says it
 */
export function pageOrigin(configured: string, headers: IncomingHttpHeaders): string | undefined {
  if (configured !== "") return configured;
  const host = [headers["x-forwarded-host"], headers.host].flat().find(isHost);
  return host && `${LOOPBACK.test(host) ? "http" : "https"}://${host.toLowerCase()}`;
}
