import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Where a request came from, as the key of a limit; never logged and never answered. */
export type ClientAddress = (request: Pick<IncomingMessage, "headers" | "socket">) => string;

/** The other end of the connection: right where nothing stands in between. */
export const socketAddress: ClientAddress = ({ socket }) => networkOf(socket.remoteAddress);

/** What Firebase Hosting says of the browser; its own forwarding list ends on an address of the network behind it. */
const HOSTING_HEADER = "fastly-client-ip";

/**
 * The browser behind Firebase Hosting, else the last address that Google's own front saw. Who calls a function past
 * Hosting can invent the first one, so a limit by address slows down and proves nothing.
 */
export const hostedAddress: ClientAddress = ({ headers, socket }) => {
  const hosting = String(headers[HOSTING_HEADER] ?? "").trim();
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((each) => each.trim());
  return networkOf([hosting, forwarded.at(-1)].find((each) => isIP(each ?? "") > 0) ?? socket.remoteAddress);
};

/** The address itself, or the /64 of an IPv6 one: one customer has all of it. */
function networkOf(address = ""): string {
  const [bare = ""] = address.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(bare) !== 6) return bare;
  const [left = [], right = []] = bare.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
