import { createHash } from "node:crypto";
import type { ProviderId } from "../providers.ts";
import type { TestPerson } from "../test-people.ts";

/** Sample accounts of Google and Facebook, to try the app with. */
export type SampleAccounts = Readonly<Record<ProviderId, readonly Omit<TestPerson, "rawId">[]>>;

/** Facebook vouches for no address. */
export const SAMPLE_ACCOUNTS: SampleAccounts = {
  "google.com": [
    { displayName: "Alex Rivera", email: "alex.rivera@mail.example", emailVerified: true },
    { displayName: "Sam Taylor", email: "sam.taylor@mail.example", emailVerified: true },
    { displayName: "Kim Lindqvist", email: "kim.lindqvist@mail.example", emailVerified: false },
  ],
  "facebook.com": [
    { displayName: "Alex Rivera", email: "alex.rivera@mail.example", emailVerified: false },
    { displayName: "Jo Íñiguez", email: "jo.iniguez@mail.example", emailVerified: false },
    { displayName: "Kim Lindqvist", email: null, emailVerified: false },
  ],
};

export function samplePeople(accounts: SampleAccounts, providerId: ProviderId): TestPerson[] {
  return accounts[providerId].map((account) => ({
    ...account,
    rawId: personId(providerId, account.email ?? account.displayName ?? ""),
  }));
}

const DIGITS = 18;

/**
 * What that service calls the person: the same for the same address.
 * @param name an email, or whatever else the person is known by
 */
export function personId(providerId: ProviderId, name: string): string {
  const hash = createHash("sha256").update(`${providerId}:${name}`).digest();
  return String(hash.readBigUInt64BE()).padStart(DIGITS, "0").slice(-DIGITS);
}
