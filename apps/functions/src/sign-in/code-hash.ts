import { createHash, timingSafeEqual } from "node:crypto";

/**
 * What is stored of a code: its salted SHA-256. There are a million codes, so a reader of the store can guess it; the
 * expiry protects the account: ten minutes, five tries or one use.
 */
export function codeHash(salt: string, code: string): string {
  return createHash("sha256").update(`${salt} ${code}`).digest("base64url");
}

/** Whether a code is the one of a hash, in constant time. */
export function isCodeOf(hash: string, salt: string, code: string): boolean {
  const [known, tried] = [Buffer.from(hash), Buffer.from(codeHash(salt, code))];
  return known.length === tried.length && timingSafeEqual(known, tried);
}

/** The key under which an address is stored and counted: a hash, so that the store does not reveal it. */
export function addressKey(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("base64url");
}

/** The key of a code that one device has requested. */
export function codeKey(email: string, request: string): string {
  return createHash("sha256").update(`${email.toLowerCase()} ${request}`).digest("base64url");
}
