import { createHash } from "node:crypto";

/** 32 characters that are not confused on the phone or on paper: no 0 or O, no 1 or I. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * The id of the order that an account places under an idempotency key: repeating the request finds the order instead of
 * creating another. 128 bits of a hash, which cannot be guessed without the key.
 */
export function orderIdOf(accountId: string, idempotencyKey: string): string {
  return sha256(JSON.stringify([accountId, idempotencyKey]))
    .toString("hex")
    .slice(0, 32);
}

/** The number for people to read: 50 bits of the id, such as `7K3M-9QX2-PD`. It grants no access. */
export function orderNumberOf(id: string): string {
  const letters = [...sha256(id).subarray(0, 10)].map((byte) => ALPHABET.charAt(byte % 32)).join("");
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join("-");
}

/** The hash of a request, independent of the order of its fields. */
export function requestHashOf(request: object): string {
  return sha256(JSON.stringify(sorted(request))).toString("base64url");
}

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)]);
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
