import { createHash } from "node:crypto";
import type { ProviderId } from "../providers.ts";
import type { TestPerson } from "../test-people.ts";

/** Whoever has no account at Google or Facebook to try the shop with. Facebook vouches for no address. */
const PEOPLE: Record<ProviderId, readonly Omit<TestPerson, "rawId">[]> = {
  "google.com": [
    { displayName: "Valeria Campos", email: "valeria.campos@correo.example", emailVerified: true },
    { displayName: "Ricardo Peña", email: "ricardo.pena@correo.example", emailVerified: true },
    { displayName: "Guadalupe Ríos", email: "lupita.rios@correo.example", emailVerified: false },
  ],
  "facebook.com": [
    { displayName: "Valeria Campos", email: "valeria.campos@correo.example", emailVerified: false },
    { displayName: "Tomás Íñiguez", email: "tomas.iniguez@correo.example", emailVerified: false },
    { displayName: "Guadalupe Ríos", email: null, emailVerified: false },
  ],
};

export function demoPeople(providerId: ProviderId): TestPerson[] {
  return PEOPLE[providerId].map((person) => ({
    ...person,
    rawId: personId(providerId, person.email ?? person.displayName ?? ""),
  }));
}

const DIGITS = 18;

/**
 * What that service calls the person: for one address always the same, so that whoever comes twice is known.
 * @param name an email, or whatever else the person is known by
 */
export function personId(providerId: ProviderId, name: string): string {
  const hash = createHash("sha256").update(`${providerId}:${name}`).digest();
  return String(hash.readBigUInt64BE()).padStart(DIGITS, "0").slice(-DIGITS);
}
