import { join } from "node:path";
import type { RequestHandler } from "express";
import { createPacker, ENCODINGS } from "./create-packer.ts";

/** Names of text files. Nothing is decoded, and no segment begins with a dot, so no path leaves the folder. */
const TEXT = /^\/(?:[\w-]+\/)*[\w-][\w.-]*\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/** Sends the text files of a folder compressed, as a real host does. Other requests are passed on. */
export function packedFiles(root: string, cacheControl: string): RequestHandler {
  const pack = createPacker();
  return async (request, response, next) => {
    const { method, path } = request;
    if (!["GET", "HEAD"].includes(method) || !TEXT.test(path)) {
      next();
      return;
    }
    response.vary("accept-encoding");
    const encoding = ENCODINGS.find((each) => request.acceptsEncodings(each));
    const bytes = encoding && (await pack(join(root, path), encoding));
    if (!bytes) {
      next();
      return;
    }
    response
      .type(path.slice(path.lastIndexOf(".")))
      .set({ "cache-control": cacheControl, "content-encoding": encoding })
      .send(bytes);
  };
}
