import type { Request } from "express";
import { ProtocolError } from "../protocol/protocol-error.ts";

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const OWN_SITES = new Set([undefined, "none", "same-origin"]);
/** What a page asks for by itself, such as its pictures, shows nobody anything: an address in it decides nothing here. */
const READERS = new Set([undefined, "document", "empty"]);
/** A link elsewhere may lead a visitor here: the page that it stands on does not see what they see. */
const VISIT = "document";
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for"];

/**
 * Keeps what a mailbox holds from everybody but this machine's own pages and tools: not through a proxy that
 * carries this server elsewhere, and not for a page of another origin that makes the browser ask.
 *
 * @throws ProtocolError `PERMISSION_DENIED`
 */
export function assertOwnReader(request: Request): void {
  const isOurs =
    isLoopback(request.socket.remoteAddress) &&
    (isFromOwnPage(request) || request.get("sec-fetch-dest") === VISIT) &&
    PROXY_HEADERS.every((name) => request.get(name) === undefined);
  if (!isOurs) {
    throw new ProtocolError("PERMISSION_DENIED : Only pages and tools of this machine read this.", 403);
  }
}

/**
 * Whether no page of another origin made the browser ask, not even by a link, and no picture in a page of ours: what a
 * visit changes, they would decide.
 */
export function isFromOwnPage(request: Request): boolean {
  return (
    OWN_SITES.has(request.get("sec-fetch-site")) &&
    READERS.has(request.get("sec-fetch-dest")) &&
    // Browsers without Sec-Fetch name the page in these.
    [request.get("origin"), request.get("referer")].every((page) => isOwn(request, page))
  );
}

function isOwn(request: Request, page: string | undefined): boolean {
  return page === undefined || URL.parse(page)?.host === (request.get("host") ?? "").toLowerCase();
}

/** Whether the address of a peer is this machine's own, in IPv4, IPv6 or the one written as the other. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && LOOPBACK.test(address);
}
