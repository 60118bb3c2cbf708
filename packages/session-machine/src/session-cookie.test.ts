import { describe, expect, it } from "vitest";
import {
  formatSessionCookie,
  hasExpired,
  isClosed,
  isWorthRenewing,
  COOKIE_LIFETIME,
  learnCookie,
  newSessionCookie,
  readSessionCookie,
} from "./session-cookie.ts";

const NOW = Date.UTC(2026, 10, 21);
const HOUR = 3_600_000;
const { day: DAY, month: MONTH } = COOKIE_LIFETIME;

/** A cookie without an expiry in its value. */
const UNDATED = { expiresAt: null };

describe("the cookie's value", () => {
  it("is a version and the expiry in base 36, and is parsed back", () => {
    const cookie = { expiresAt: NOW + DAY };
    expect(formatSessionCookie(cookie)).toBe("v1.mwr2lmo0");
    expect(readSessionCookie("v1.mwr2lmo0", NOW)).toEqual(cookie);
  });

  it("is not read without a cookie: logged out", () => {
    expect(readSessionCookie(undefined, NOW)).toBeNull();
  });

  it.each([
    ["empty", ""],
    ["a word", "true"],
    ["a number", "12345"],
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
    ["JSON", '{"user":1}'],
  ])("means logged in all the same when it is none of the shop's: %s", (_, value) => {
    expect(readSessionCookie(value, NOW)).toEqual(UNDATED);
  });

  it.each([
    ["over for long", -DAY, false],
    ["over right now", 0, false],
    ["over in a moment", 1, true],
    ["a full one", MONTH, true],
    ["a full one, by a clock set back a little", MONTH + HOUR, true],
    ["longer than any session cookie: written under a wrong clock", MONTH + HOUR + 1, false],
    ["a year away", 365 * DAY, false],
  ])("says until when if that can be true: %s", (_, away, isBelieved) => {
    const cookie = { expiresAt: NOW + away };
    expect(readSessionCookie(formatSessionCookie(cookie), NOW)).toEqual(isBelieved ? cookie : UNDATED);
  });
});

it("a new session cookie runs a day, or 30 when the shopper stays signed in", () => {
  expect(newSessionCookie({ rememberMe: false, now: NOW })).toEqual({ expiresAt: NOW + 86_400_000 });
  expect(newSessionCookie({ rememberMe: true, now: NOW })).toEqual({ expiresAt: NOW + 30 * 86_400_000 });
});

describe("a session cookie that this page has closed", () => {
  const closed = { expiresAt: NOW };
  it.each([
    ["nothing was closed", { expiresAt: NOW }, null, false],
    ["it is the same", { expiresAt: NOW }, closed, true],
    ["it is a newer one", { expiresAt: NOW + 1 }, closed, false],
    ["it has no expiry", UNDATED, closed, true],
    ["nothing was closed, and it has no expiry", UNDATED, null, false],
    ["that one had no expiry", { expiresAt: NOW }, UNDATED, false],
  ])("is known again: %s", (_, cookie, known, expected) => {
    expect(isClosed(cookie, known)).toBe(expected);
  });
});

describe("a session cookie that was removed", () => {
  const cookie = { expiresAt: NOW };
  it.each([
    ["went by itself", cookie, NOW, true],
    ["went a moment early, since cookies count seconds", cookie, NOW - 5000, true],
    ["was taken away", cookie, NOW - 5001, false],
    ["cannot be judged without a time", cookie, undefined, false],
    ["was never there", null, NOW, false],
    ["was taken away, by a clock that was set back", cookie, NOW - 365 * DAY, false],
    ["never had an expiry", UNDATED, NOW, false],
  ])("%s", (_, known, now, expected) => {
    expect(hasExpired(known, now)).toBe(expected);
  });
});

describe("the length of a session cookie", () => {
  const cookie = (away: number) => ({ expiresAt: NOW + away });
  it.each([
    ["a day left is a day", { cookie: null, rememberMe: null }, cookie(DAY), NOW, false],
    ["more than a day left is 30", { cookie: null, rememberMe: null }, cookie(DAY + 1), NOW, true],
    ["unknown without a time", { cookie: null, rememberMe: null }, cookie(DAY), undefined, null],
    ["known at sign-in", { cookie: null, rememberMe: true }, cookie(DAY), NOW, true],
    ["remembered on the last day of 30", { cookie: cookie(HOUR), rememberMe: true }, cookie(HOUR), NOW, true],
    [
      "guessed anew for another session cookie",
      { cookie: cookie(HOUR), rememberMe: true },
      cookie(DAY),
      NOW,
      false,
    ],
    [
      "unknown again for another session cookie",
      { cookie: cookie(HOUR), rememberMe: true },
      cookie(DAY),
      undefined,
      null,
    ],
    ["unknown without an expiry", { cookie: null, rememberMe: null }, UNDATED, NOW, null],
    ["guessed once it does", { cookie: UNDATED, rememberMe: null }, cookie(DAY), NOW, false],
  ])("%s", (_, known, seen, now, rememberMe) => {
    expect(learnCookie(known, { cookie: seen, now })).toEqual({ cookie: seen, rememberMe });
  });

  it.each([
    ["no session cookie", null],
    ["one without an expiry", UNDATED],
  ])("and its end stay known when the value is replaced by %s", (_, seen) => {
    const known = { cookie: cookie(DAY), rememberMe: true };
    expect(learnCookie(known, { cookie: seen, now: NOW })).toEqual(known);
  });

  it.each([
    ["a new one is not", cookie(DAY), false, NOW, false],
    ["almost an hour used is not", cookie(DAY - HOUR + 1), false, NOW, false],
    ["an hour used is", cookie(DAY - HOUR), false, NOW, true],
    ["almost an hour used of 30 days is not", cookie(MONTH - HOUR + 1), true, NOW, false],
    ["an hour used of 30 days is", cookie(MONTH - HOUR), true, NOW, true],
    ["of unknown length counts as a day", cookie(DAY - HOUR), null, NOW, true],
    ["nothing is without a time", cookie(0), false, undefined, false],
    ["one without an expiry is", UNDATED, null, NOW, true],
    ["no session cookie is not", null, true, NOW, false],
  ])("worth renewing: %s", (_, found, rememberMe, now, expected) => {
    expect(isWorthRenewing({ cookie: found, rememberMe }, now)).toBe(expected);
  });
});
