import type { Request } from "express";
import { ProtocolError } from "../protocol/protocol-error.ts";

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const OWN_SITES = new Set([undefined, "none", "same-origin"]);
/** Subresources, such as pictures, reveal nothing, and their URLs must have no effect. */
const READERS = new Set([undefined, "document", "empty"]);
/** A link on another site may lead here: that site cannot read the page. */
const VISIT = "document";
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for"];

/**
 * Restricts a mailbox to this machine's own pages and tools: no access through a proxy that publishes this server, nor
 * for a page of another origin that sends requests.
 *
 * @throws ProtocolError `PERMISSION_DENIED`
 */
export function assertOwnReader(request: Request): void {
  const isOurs =
    isLoopback(request.socket.remoteAddress) &&
    (isFromOwnPage(request) || request.get("sec-fetch-dest") === VISIT) &&
    PROXY_HEADERS.every((name) => request.get(name) === undefined);
  if (!isOurs)
    throw new ProtocolError("PERMISSION_DENIED : Only pages and tools of this machine read this.", 403);
}

/**
 * Whether a request was caused neither by a page of another origin, even by a link, nor by a picture in our page: these
 * could trigger the changes of a visit.
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
