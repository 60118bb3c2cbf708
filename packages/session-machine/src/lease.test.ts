import { describe, expect, it } from "vitest";
import {
  formatLease,
  hasRunOut,
  isLive,
  isWorthRenewing,
  LEASE_LENGTH,
  learnLease,
  newLease,
  parseLease,
  readLease,
} from "./lease.ts";

const NOW = Date.UTC(2026, 10, 21);
const HOUR = 3_600_000;
const { day: DAY, month: MONTH } = LEASE_LENGTH;

describe("the cookie's value", () => {
  it("is a version and the expiry in base 36, and comes back as it went", () => {
    const lease = { expiresAt: NOW + DAY };
    expect(formatLease(lease)).toBe("v1.mwr2lmo0");
    expect(parseLease("v1.mwr2lmo0")).toEqual(lease);
  });

  it.each([
    ["nothing", undefined],
    ["null", null],
    ["empty", ""],
    ["the number that a cookie library makes of digits", 2],
    ["an object", { expiresAt: NOW }],
    ["another version", "v0.mwr2lmo0"],
    ["a later version", "v10.mwr2lmo0"],
    ["no version", "mwr2lmo0"],
    ["no expiry", "v1."],
    ["blanks around", " v1.mwr2lmo0"],
    ["a line after it", "v1.mwr2lmo0\n"],
    ["more after it", "v1.mwr2lmo0.x"],
    ["capitals", "v1.MWR2LMO0"],
    ["a leading zero", "v1.0mwr2lmo0"],
    ["a negative expiry", "v1.-mwr2lmo0"],
    ["a fraction", "v1.1.5"],
    ["later than any date", "v1.zzzzzzzzzzz"],
    ["huge", `v1.${"z".repeat(1_000_000)}`],
    ["the digits of another script", "v1.١٢٣"],
  ])("is no lease: %s", (_, value) => {
    expect(parseLease(value)).toBeNull();
  });

  it("reads the last instant there is, and not the one after", () => {
    expect(parseLease(`v1.${(8.64e15).toString(36)}`)).toEqual({ expiresAt: 8.64e15 });
    expect(parseLease(`v1.${(8.64e15 + 1).toString(36)}`)).toBeNull();
  });
});

describe("a live lease", () => {
  it("runs a day, or 30 when the shopper stays signed in", () => {
    expect(newLease({ keep: false, now: NOW })).toEqual({ expiresAt: NOW + 86_400_000 });
    expect(newLease({ keep: true, now: NOW })).toEqual({ expiresAt: NOW + 30 * 86_400_000 });
  });

  it.each([
    ["over for long", -DAY, false],
    ["over right now", 0, false],
    ["over in a moment", 1, true],
    ["a full one", MONTH, true],
    ["a full one, by a clock set back a little", MONTH + HOUR, true],
    ["longer than any lease: written under a wrong clock", MONTH + HOUR + 1, false],
    ["a year away", 365 * DAY, false],
  ])("%s", (_, away, expected) => {
    const lease = { expiresAt: NOW + away };
    expect(isLive(lease, NOW)).toBe(expected);
    expect(readLease(formatLease(lease), NOW)).toEqual(expected ? lease : null);
  });

  it("is not read from anything else", () => {
    expect(readLease("v0.1", NOW)).toBeNull();
  });
});

describe("a lease that is gone", () => {
  const lease = { expiresAt: NOW };
  it.each([
    ["went by itself", lease, NOW, true],
    ["went a moment early, since cookies count seconds", lease, NOW - 5000, true],
    ["was taken away", lease, NOW - 5001, false],
    ["cannot be judged without a time", lease, undefined, false],
    ["was never there", null, NOW, false],
    ["cannot be true by a clock that was set back", lease, NOW - MONTH - HOUR - 1, true],
    ["may be true by a clock that was set back", lease, NOW - MONTH - HOUR, false],
  ])("%s", (_, known, now, expected) => {
    expect(hasRunOut(known, now)).toBe(expected);
  });
});

describe("the length of a lease", () => {
  const lease = (away: number) => ({ expiresAt: NOW + away });
  it.each([
    ["a day left is a day", { lease: null, keep: null }, lease(DAY), NOW, false],
    ["more than a day left is 30", { lease: null, keep: null }, lease(DAY + 1), NOW, true],
    ["unknown without a time", { lease: null, keep: null }, lease(DAY), undefined, null],
    ["known at sign-in", { lease: null, keep: true }, lease(DAY), NOW, true],
    ["remembered on the last day of 30", { lease: lease(HOUR), keep: true }, lease(HOUR), NOW, true],
    ["guessed anew for another lease", { lease: lease(HOUR), keep: true }, lease(DAY), NOW, false],
    ["unknown again for another lease", { lease: lease(HOUR), keep: true }, lease(DAY), undefined, null],
  ])("%s", (_, known, seen, now, keep) => {
    expect(learnLease(known, { lease: seen, now })).toEqual({ lease: seen, keep });
  });

  it("is not learnt from no lease", () => {
    const known = { lease: lease(DAY), keep: true };
    expect(learnLease(known, { lease: null, now: NOW })).toEqual(known);
  });

  it.each([
    ["a new one is not", DAY, false, NOW, false],
    ["almost an hour used is not", DAY - HOUR + 1, false, NOW, false],
    ["an hour used is", DAY - HOUR, false, NOW, true],
    ["almost an hour used of 30 days is not", MONTH - HOUR + 1, true, NOW, false],
    ["an hour used of 30 days is", MONTH - HOUR, true, NOW, true],
    ["of unknown length counts as a day", DAY - HOUR, null, NOW, true],
    ["nothing is without a time", 0, false, undefined, false],
  ])("worth renewing: %s", (_, away, keep, now, expected) => {
    expect(isWorthRenewing({ lease: lease(away), keep }, now)).toBe(expected);
  });

  it("worth renewing: no lease is not", () => {
    expect(isWorthRenewing({ lease: null, keep: true }, NOW)).toBe(false);
  });
});
