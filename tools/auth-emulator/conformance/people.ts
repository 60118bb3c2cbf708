import { randomInt, randomUUID } from "node:crypto";
import type { SocialPerson } from "../src/testing/people.ts";

export type Login = { email: string; password: string };

/** The new password in all tests. */
export const OTHER_PASSWORD = "jitomate y cebolla";

/** Somebody whom the service does not know yet. */
export function newPerson(): Login {
  return { email: `ana.${randomUUID()}@example.com`, password: "tres tristes tigres" };
}

/** A Mexican number that nobody has yet. */
export function newPhone(): string {
  return `+5255${randomInt(10_000_000, 99_999_999)}`;
}

/** Somebody as Google or Facebook know them. */
export function newSocial(
  account: Partial<SocialPerson> = {},
): SocialPerson & { sub: string; email: string } {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.com`, name: "Ana Torres", email_verified: true, ...account };
}
