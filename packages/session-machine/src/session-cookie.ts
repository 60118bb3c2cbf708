/** The cookie `tk` as the shop reads it. Its existence means logged in, whatever its value (specification §2). */
export type SessionCookie = {
  /** Its expiry (ms since 1970); null when the value has none, or an impossible one by this clock. */
  expiresAt: number | null;
};

/** A session cookie as the shop writes it. */
type DatedSessionCookie = { expiresAt: number };

/** A reading of the cookie, null when it is missing; without `now` (ms) the expiry is not checked. */
export type CookieReading = { cookie: SessionCookie | null; now?: number | undefined };

/** What is known of the session cookie. `rememberMe`: 30 days instead of one; null until that is known. */
export type KnownCookie = { cookie: SessionCookie | null; rememberMe: boolean | null };

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** The lifetime of a session cookie (specification §2), in ms. */
export const COOKIE_LIFETIME = { day: DAY, month: 30 * DAY } as const;

/** How far the clock may have been set back (ms). */
const SKEW = HOUR;
/** The browser counts the age in whole seconds: a cookie may be removed this much before its expiry (ms). */
const EARLY = 5 * SECOND;
/** The cookie is not renewed sooner (ms): otherwise each screen would write it. */
const WORTH_RENEWING = HOUR;
/** The last instant that a Date can hold, in ms. */
const LAST_INSTANT = 8.64e15;

/** A session cookie that starts now. @param now ms */
export function newSessionCookie({
  rememberMe,
  now,
}: {
  rememberMe: boolean;
  now: number;
}): DatedSessionCookie {
  return { expiresAt: now + lengthOf(rememberMe) };
}

/** The value of the cookie: a version and the expiry, nothing else. */
export function formatSessionCookie(cookie: DatedSessionCookie): string {
  return `v1.${cookie.expiresAt.toString(36)}`;
}

/**
 * Parses the value of a session cookie. Every value counts as one: the identity service decides whether it is valid.
 * @param value undefined without a cookie
 * @param now ms
 */
export function readSessionCookie(value: string | undefined, now: number): SessionCookie | null {
  if (value === undefined) return null;
  const cookie = parseSessionCookie(value);
  return { expiresAt: cookie && isBelievable(cookie, now) ? cookie.expiresAt : null };
}

/** Parses the format; anything but what `formatSessionCookie` writes is null. */
function parseSessionCookie(value: string): DatedSessionCookie | null {
  const digits = /^v1\.([0-9a-z]{1,11})$/.exec(value)?.[1];
  if (digits === undefined) return null;
  const cookie = { expiresAt: Number.parseInt(digits, 36) };
  return cookie.expiresAt <= LAST_INSTANT && formatSessionCookie(cookie) === value ? cookie : null;
}

/** A cookie that exists has not expired, and cannot expire later than one written at `now` (ms). */
function isBelievable({ expiresAt }: DatedSessionCookie, now: number): boolean {
  return expiresAt > now && expiresAt <= now + COOKIE_LIFETIME.month + SKEW;
}

/** Whether a session cookie has expired at `now`. False without a time or an expiry. */
export function hasExpired(cookie: SessionCookie | null, now: number | undefined): boolean {
  if (cookie === null || cookie.expiresAt === null || now === undefined) return false;
  return cookie.expiresAt - EARLY <= now;
}

/** Whether a session cookie is the one that a page has closed. One without an expiry counts as the same. */
export function isClosed(cookie: SessionCookie, closed: SessionCookie | null): boolean {
  return closed !== null && (cookie.expiresAt === null || cookie.expiresAt === closed.expiresAt);
}

/** The state after a read. The same cookie keeps its known lifetime. */
export function learnCookie(known: KnownCookie, { cookie, now }: CookieReading): KnownCookie {
  if (cookie === null) return known;
  // A value without an expiry changes nothing.
  if (cookie.expiresAt === null) return { cookie: known.cookie ?? cookie, rememberMe: known.rememberMe };
  const isSame = known.cookie === null || known.cookie.expiresAt === cookie.expiresAt;
  const rememberMe = isSame ? known.rememberMe : null;
  return {
    cookie,
    rememberMe: rememberMe ?? (now === undefined ? null : cookie.expiresAt - now > COOKIE_LIFETIME.day),
  };
}

/** Whether the session cookie is old enough to be renewed, or has no valid expiry. */
export function isWorthRenewing({ cookie, rememberMe }: KnownCookie, now: number | undefined): boolean {
  if (cookie === null) return false;
  if (cookie.expiresAt === null) return true;
  if (now === undefined) return false;
  return lengthOf(rememberMe ?? false) - (cookie.expiresAt - now) >= WORTH_RENEWING;
}

function lengthOf(rememberMe: boolean): number {
  return rememberMe ? COOKIE_LIFETIME.month : COOKIE_LIFETIME.day;
}
