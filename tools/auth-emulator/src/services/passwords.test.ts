import { expect, test } from "vitest";
import { QUOTA_EXCEEDED } from "../store/attempts.ts";
import { createPasswords, SAFE_COST } from "./passwords.ts";

const LITTLE = { N: 2, r: 1, p: 1 };

test("a record is of one password, spelled with one character or two", async () => {
  const passwords = createPasswords(LITTLE);
  const record = await passwords.hash("piñata");
  expect(record).not.toBe(await passwords.hash("piñata"));
  expect(await passwords.verify("pin\u0303ata", record)).toBe(true);
  expect(await passwords.verify("pinata", record)).toBe(false);
  expect(await passwords.verify("piñata", null)).toBe(false);
});

test("a record outlives a change of the cost", async () => {
  const record = await createPasswords(LITTLE).hash("piñata");
  expect(await createPasswords(SAFE_COST).verify("piñata", record)).toBe(true);
});

test("of too many at once the last ones are refused, until there is room again", async () => {
  const passwords = createPasswords(LITTLE);
  const hashes = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.hash("piñata")));
  const refused = hashes.map((each) => each.status === "rejected" && each.reason);
  expect(refused.slice(0, 52)).toEqual(Array(52).fill(false));
  expect(refused.slice(52).map(String)).toEqual(Array(8).fill(`ProtocolError: ${QUOTA_EXCEEDED}`));
  expect(await passwords.verify("piñata", await passwords.hash("piñata"))).toBe(true);
});
