import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** The origin of a request, as the keys of limits; never logged and never returned. */
export type CallerAddress = {
  /** The client's address as the request states it. A caller that bypasses Hosting can forge it. */
  address: string;
  /** The last hop. It cannot be forged, and many shoppers may share it. */
  hop: string;
};

export type ReadAddress = (request: Pick<IncomingMessage, "headers" | "socket">) => CallerAddress;

/** The other end of the connection: right if there is no proxy. */
export const socketAddress: ReadAddress = ({ socket }) => {
  const address = networkOf(socket.remoteAddress);
  return { address, hop: address };
};

/** The browser's address as stated by Firebase Hosting. */
const HOSTING_HEADER = "fastly-client-ip";

/**
 * The addresses of a request to a deployed function. `address` is the browser's, from Hosting's header. `hop` is the
 * last entry of `X-Forwarded-For`, which Google's front end adds: a machine of Hosting, or a caller that bypasses it.
 * Any caller may forge everything else: Fastly, which Hosting uses, keeps a `fastly-client-ip` that a browser sends.
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

/** The address itself, or the /64 of an IPv6 one, which belongs to one customer: `2001:db8:0:1::/64`. */
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
