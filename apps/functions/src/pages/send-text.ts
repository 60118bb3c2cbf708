import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { LRUCache } from "lru-cache";

export type SentText = {
  status: number;
  type: "text/html" | "text/plain" | "application/xml";
  text: string;
  /** After how many seconds to retry. */
  retryAfter?: number;
};

/** Small enough, and fast. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** How many characters all cached texts together have before they are compressed. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/** Brotli among the encodings that a client accepts; with the weight 0 it refuses it (RFC 9110 §12.5.3). */
const BROTLI = /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i;

const brotli = (text: string): Promise<Buffer> => promisify(brotliCompress)(text, QUALITY);

/**
 * Compresses each text once, and caches the last requested ones.
 * @returns sends a compressed text that browsers revalidate each time; an unchanged one is a 304
 */
export function createSendText(compress = brotli) {
  const cache = new LRUCache<string, { length: number; packed: Promise<Buffer> }>({
    maxSize: MAX_CHARACTERS,
    // The cache rejects empty entries.
    sizeCalculation: ({ length }) => length + 1,
  });
  const pack = (etag: string, text: string): Promise<Buffer> => {
    const known = cache.get(etag);
    if (known) return known.packed;
    const packed = compress(text);
    cache.set(etag, { length: text.length, packed });
    return packed;
  };
  return async (request: IncomingMessage, response: ServerResponse, sent: SentText): Promise<void> => {
    const { status, type, text, retryAfter } = sent;
    const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
    const headers = { "cache-control": "no-cache", vary: "accept-encoding", etag };
    if (status === 200 && request.headers["if-none-match"] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const isPacked = String(request.headers["accept-encoding"])
      .split(",")
      .some((each) => BROTLI.test(each));
    const body = isPacked ? await pack(etag, text) : text;
    response
      .writeHead(status, {
        ...headers,
        "content-type": `${type}; charset=utf-8`,
        ...(isPacked && { "content-encoding": "br" }),
        ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
      })
      .end(request.method === "HEAD" ? undefined : body);
  };
}
