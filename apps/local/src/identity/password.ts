import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { ProtocolError } from "./protocol-error.ts";

/** The protocol's own minimum; the sign-up form asks for more. */
export const SHORTEST_PASSWORD = 6;
export const LONGEST_PASSWORD = 4096;

/** OWASP Password Storage Cheat Sheet: N = 2^14, r = 8, p = 5; 16 MiB for each derivation. */
const COST = { N: 16_384, r: 8, p: 5 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** @throws ProtocolError `MISSING_PASSWORD` */
export function readPassword(given: string | undefined): string {
  if (given === undefined || given === "") {
    throw new ProtocolError("MISSING_PASSWORD");
  }
  return given;
}

/** @throws ProtocolError `WEAK_PASSWORD`, `PASSWORD_DOES_NOT_MEET_REQUIREMENTS` */
export function assertStrength(password: string): void {
  if (password.length < SHORTEST_PASSWORD) {
    throw new ProtocolError(`WEAK_PASSWORD : Password should be at least ${SHORTEST_PASSWORD} characters`);
  }
  if (password.length > LONGEST_PASSWORD) {
    throw new ProtocolError(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Password should be at most ${LONGEST_PASSWORD} characters`,
    );
  }
}

/** A record of the password that carries its own salt and cost, so that the cost can rise later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, COST);
  return [COST.N, COST.r, COST.p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/** Whether the password is the one of the record. Without a record it takes as long and says no. */
export async function verifyPassword(password: string, record: string | null): Promise<boolean> {
  if (record === null) {
    await derive(password, randomBytes(SALT_BYTES), COST);
    return false;
  }
  const [N, r, p, salt = "", hash = ""] = record.split("$");
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const found = await derive(password, Buffer.from(salt, "base64url"), cost);
  const expected = Buffer.from(hash, "base64url");
  return found.length === expected.length && timingSafeEqual(found, expected);
}

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize("NFKC"),
      salt,
      HASH_BYTES,
      { ...cost, maxmem: 64 * 1024 * 1024 },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}
