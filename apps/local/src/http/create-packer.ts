import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A way to compress that a browser may accept, the better one first. */
export const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** The bytes of a file, compressed; undefined when there is no such file. */
export type Packer = (path: string, encoding: Encoding) => Promise<Buffer | undefined>;

/** Compresses every version of a file once, and keeps it. */
export function createPacker(): Packer {
  const kept = new Map<string, { version: string; packed: Promise<Buffer> }>();
  return async (path, encoding) => {
    const version = await versionOf(path);
    if (version === undefined) {
      return undefined;
    }
    const key = `${encoding} ${path}`;
    const known = kept.get(key);
    if (known?.version === version) {
      return known.packed;
    }
    const packed = readFile(path).then((bytes) => PACK[encoding](bytes));
    kept.set(key, { version, packed });
    return packed;
  };
}

async function versionOf(path: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size } = await stat(path);
    return `${mtimeMs} ${size}`;
  } catch {
    return undefined;
  }
}

/** Enough for nearly the smallest size, at a price that the first visitor does not feel. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

const PACK: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, QUALITY),
  gzip: (bytes) => promisify(gzip)(bytes),
};
