import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

export type SentText = { status: number; type: "text/html" | "text/plain" | "application/xml"; text: string };

/** Small enough, in a time that nobody notices. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Brotli among the encodings that a client takes; with the weight 0 it refuses it (RFC 9110 §12.5.3). */
const BROTLI = /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i;

/** Sends a text that browsers ask for again each time, compressed; one that they still have is not sent again. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, text }: SentText,
): Promise<void> {
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = { "cache-control": "no-cache", vary: "accept-encoding", etag };
  if (status === 200 && request.headers["if-none-match"] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const isPacked = String(request.headers["accept-encoding"])
    .split(",")
    .some((each) => BROTLI.test(each));
  const body = isPacked ? await promisify(brotliCompress)(text, QUALITY) : text;
  response
    .writeHead(status, {
      ...headers,
      "content-type": `${type}; charset=utf-8`,
      ...(isPacked && { "content-encoding": "br" }),
    })
    .end(request.method === "HEAD" ? undefined : body);
}
