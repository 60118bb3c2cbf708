import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

/** The supported content encodings, the better one first. */
export const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** The bytes of a file, compressed; undefined when there is no such file. */
export type Packer = (path: string, encoding: Encoding) => Promise<Buffer | undefined>;

/** How many bytes all cached files together have before they are compressed: several times those of a build. */
const MAX_BYTES = 64 * 1024 * 1024;

type Version = { mtimeMs: number; size: number };

/**
 * Compresses every version of a file once, and caches the last requested ones. A `.br` file of the build is used as it
 * is: its name contains the hash of its content.
 * @param maxBytes of all cached files together, before they are compressed
 */
export function createPacker(maxBytes = MAX_BYTES): Packer {
  const cache = new LRUCache<string, Version & { packed: Promise<Buffer> }>({
    maxSize: maxBytes,
    // The cache rejects empty entries, and a file may be empty.
    sizeCalculation: ({ size }) => size + 1,
  });
  return async (path, encoding) => {
    const version = await versionOf(path);
    if (version === undefined) {
      return undefined;
    }
    const { mtimeMs, size } = version;
    const key = `${encoding} ${path}`;
    const known = cache.get(key);
    if (known?.mtimeMs === mtimeMs && known.size === size) {
      return known.packed;
    }
    const packed = readPacked(path, encoding);
    cache.set(key, { mtimeMs, size, packed });
    // A failed read is retried.
    packed.catch(() => cache.delete(key));
    return packed;
  };
}

async function readPacked(path: string, encoding: Encoding): Promise<Buffer> {
  const built = encoding === "br" ? await readFile(`${path}.br`).catch(() => null) : null;
  return built ?? PACK[encoding](await readFile(path));
}

async function versionOf(path: string): Promise<Version | undefined> {
  try {
    return await stat(path);
  } catch {
    return undefined;
  }
}

/** Nearly the smallest size, and fast enough for the first visitor. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

const PACK: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, QUALITY),
  gzip: (bytes) => promisify(gzip)(bytes),
};
