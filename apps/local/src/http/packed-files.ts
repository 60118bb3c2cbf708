import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RequestHandler } from "express";

/** Names of text files. Nothing is decoded, and no segment begins with a dot, so no path leaves the folder. */
const TEXT = /^\/(?:[\w-]+\/)*[\w-][\w.-]*\.(?:css|js|svg)$/;

/** Sends the files that the build has compressed, as a real host does. Other requests are passed on. */
export function packedFiles(root: string, cacheControl: string): RequestHandler {
  return (request, response, next) => {
    const { method, path } = request;
    const packed = `${path}.br`;
    if (!["GET", "HEAD"].includes(method) || !TEXT.test(path) || !existsSync(join(root, packed))) {
      next();
      return;
    }
    response.vary("accept-encoding");
    if (!request.acceptsEncodings("br")) {
      next();
      return;
    }
    response
      .type(path.slice(path.lastIndexOf(".")))
      .set({ "cache-control": cacheControl, "content-encoding": "br" })
      .sendFile(packed, { root, cacheControl: false });
  };
}
