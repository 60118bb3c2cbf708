import { readFile } from "node:fs/promises";
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

test("a file is read while 25 passwords wait for their hashes", async () => {
  const passwords = createPasswords({ ...SAFE_COST, p: 1 });
  let hashed = 0;
  const hashes = Array.from({ length: 25 }, async () => {
    await passwords.hash("piñata");
    hashed += 1;
  });
  await readFile(import.meta.filename);
  // Reading a file takes several tasks of the thread pool: queued behind 25 hashes, it would be slow.
  expect(hashed).toBeLessThan(15);
  await Promise.all(hashes);
});
