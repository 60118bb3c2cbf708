import { createHash, randomBytes } from "node:crypto";

/** What a link or a browser carries to name a code or a session: of 256 random bits, so that nobody guesses it. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What of it is kept beside what it is good for: a plain hash is enough to make a stolen table useless. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
