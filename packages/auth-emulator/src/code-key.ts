import { createHash, randomBytes } from "node:crypto";

/** What a link or a browser carries to name a code: of 256 random bits, so that nobody guesses it. */
export function newCodeKey(): string {
  return randomBytes(32).toString("base64url");
}

/** What of it is kept beside what it is good for. */
export function toKeyHash(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
