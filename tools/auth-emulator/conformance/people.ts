import { randomInt, randomUUID } from "node:crypto";
import type { SocialPerson } from "../src/testing/people.ts";

export type Login = { email: string; password: string };

/** The new password in all tests. */
export const OTHER_PASSWORD = "jitomate y cebolla";

/** A person without an account. */
export function newPerson(): Login {
  return { email: `ana.${randomUUID()}@example.com`, password: "tres tristes tigres" };
}

/** An unused Mexican number. */
export function newPhone(): string {
  return `+5255${randomInt(10_000_000, 99_999_999)}`;
}

/** A person with an account at Google or Facebook. */
export function newSocial(
  account: Partial<SocialPerson> = {},
): SocialPerson & { sub: string; email: string } {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.com`, name: "Ana Torres", email_verified: true, ...account };
}
