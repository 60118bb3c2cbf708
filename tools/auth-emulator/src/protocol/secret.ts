import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** What a link or a browser carries to name a code or a session: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Whether two texts are equal, in a time that does not depend on where they differ. */
export function isSameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
