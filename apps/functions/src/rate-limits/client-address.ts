import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Where a request came from, as the keys of limits; never logged and never answered. */
export type CallerAddress = {
  /** Whose request it is, as far as it tells. Who calls past Hosting can invent one for each call. */
  address: string;
  /** The last machine that it came by. Nobody can invent it, and many shoppers may share it. */
  hop: string;
};

export type ReadAddress = (request: Pick<IncomingMessage, "headers" | "socket">) => CallerAddress;

/** The other end of the connection: right where nothing stands in between. */
export const socketAddress: ReadAddress = ({ socket }) => {
  const address = networkOf(socket.remoteAddress);
  return { address, hop: address };
};

/** What Firebase Hosting says of the browser. */
const HOSTING_HEADER = "fastly-client-ip";

/**
 * The browser behind Firebase Hosting, and who knocked at Google's own front, which appends that to `X-Forwarded-For`: a
 * machine of Hosting, or the caller of a function past it. What stands before the last comma, and the header of
 * Hosting, is as the caller sent it: Fastly, below Hosting, keeps one that a browser brings along.
 */
export const hostedAddress: ReadAddress = ({ headers, socket }) => {
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .at(-1);
  const hop = addressIn(forwarded) ?? socket.remoteAddress;
  return { address: networkOf(addressIn(headers[HOSTING_HEADER]) ?? hop), hop: networkOf(hop) };
};

function addressIn(header: string | string[] | undefined): string | undefined {
  const text = String(header ?? "").trim();
  return isIP(text) > 0 ? text : undefined;
}

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
