import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import pLimit from "p-limit";
import { QUOTA_EXCEEDED } from "../store/attempts.ts";
import { ProtocolError } from "../protocol/protocol-error.ts";

/** What one derivation costs: `N` blocks of 128 · `r` bytes, `p` times. */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP Password Storage Cheat Sheet; 16 MiB at a time. */
export const SAFE_COST: ScryptCost = { N: 2 ** 14, r: 8, p: 5 };

/** Half of libuv's thread pool: reads of files, which use the same four threads, never wait for a password. */
const CONCURRENCY = 2;
/** The last of them waits for some ten seconds; the SDK times out after thirty. */
const MAX_WAITING = 50;

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MAX_MEMORY = 64 * 2 ** 20;

/**
 * Both reject with ProtocolError `QUOTA_EXCEEDED` while too many passwords are being hashed.
 * @param cost of the records made from now on; those that exist keep theirs
 */
export function createPasswords(cost: ScryptCost) {
  const limit = pLimit(CONCURRENCY);
  const derive = async (password: string, salt: Buffer, recorded: ScryptCost) => {
    if (limit.activeCount + limit.pendingCount >= CONCURRENCY + MAX_WAITING)
      throw new ProtocolError(QUOTA_EXCEEDED);
    return limit(() => scryptOf(password, salt, recorded));
  };
  return {
    /** A record of the password that carries its own salt and cost, so that the cost can rise later. */
    hash: async (password: string) => {
      const salt = randomBytes(SALT_BYTES);
      const hash = await derive(password, salt, cost);
      return [cost.N, cost.r, cost.p, salt.toString("base64url"), hash.toString("base64url")].join("$");
    },

    /** Whether the password matches the record. Without a record it takes as long and is false. */
    verify: async (password: string, record: string | null) => {
      if (record === null) {
        await derive(password, randomBytes(SALT_BYTES), cost);
        return false;
      }
      const [N, r, p, salt = "", hash = ""] = record.split("$");
      const recorded = { N: Number(N), r: Number(r), p: Number(p) };
      const found = await derive(password, Buffer.from(salt, "base64url"), recorded);
      const expected = Buffer.from(hash, "base64url");
      return found.length === expected.length && timingSafeEqual(found, expected);
    },
  };
}

/** One spelling of the password, whatever the keyboard: "ñ" can be one character or two. */
function scryptOf(password: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: MAX_MEMORY };
    scrypt(password.normalize("NFKC"), salt, HASH_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
