/** The cookie `tk` as the shop reads it. That it is there means logged in, whatever its value (specification §2). */
export type SessionCookie = {
  /** Until when it runs (ms since 1970); null when the value does not say, or cannot be true by this clock. */
  expiresAt: number | null;
};

/** A session cookie as the shop writes it. */
type DatedSessionCookie = { expiresAt: number };

/** A reading of the cookie, null when it is not there; without `now` (ms) nothing is judged by time. */
export type CookieReading = { cookie: SessionCookie | null; now?: number | undefined };

/** What is known of the running session cookie. `keep`: 30 days instead of one; null while nobody knows. */
export type KnownCookie = { cookie: SessionCookie | null; keep: boolean | null };

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** How long a session cookie runs (specification §2), in ms. */
export const COOKIE_LIFETIME = { day: DAY, month: 30 * DAY } as const;

/** A session cookie cannot end later than a full one that starts now, but for a clock that was set back a little. */
const SKEW = HOUR;
/** The browser counts a cookie's age in whole seconds, so that it may go a moment before the end that its value says. */
const EARLY = 5 * SECOND;
/** Less than this used is not worth a write: a walk through the shop would be a write per screen. */
const WORTH_RENEWING = HOUR;
/** The last instant that a Date can hold, in ms. */
const LAST_INSTANT = 8.64e15;

/** A session cookie that starts now. @param now ms */
export function newSessionCookie({ keep, now }: { keep: boolean; now: number }): DatedSessionCookie {
  return { expiresAt: now + lengthOf(keep) };
}

/** The value of the cookie: a version and the expiry, nothing else. */
export function formatSessionCookie(cookie: DatedSessionCookie): string {
  return `v1.${cookie.expiresAt.toString(36)}`;
}

/**
 * What the value of a session cookie says. Every value counts as one: the identity service is who says whether it is right.
 * @param value undefined when the cookie is not there
 * @param now ms
 */
export function readSessionCookie(value: string | undefined, now: number): SessionCookie | null {
  if (value === undefined) return null;
  const cookie = parseSessionCookie(value);
  return { expiresAt: cookie && isBelievable(cookie, now) ? cookie.expiresAt : null };
}

/** Reads the shape alone; what is not exactly what `formatSessionCookie` writes is none of the shop's. */
function parseSessionCookie(value: string): DatedSessionCookie | null {
  const digits = /^v1\.([0-9a-z]{1,11})$/.exec(value)?.[1];
  if (digits === undefined) return null;
  const cookie = { expiresAt: Number.parseInt(digits, 36) };
  return cookie.expiresAt <= LAST_INSTANT && formatSessionCookie(cookie) === value ? cookie : null;
}

/** A cookie that is there has not run out, and cannot end later than any that is written at `now` (ms). */
function isBelievable({ expiresAt }: DatedSessionCookie, now: number): boolean {
  return expiresAt > now && expiresAt <= now + COOKIE_LIFETIME.month + SKEW;
}

/** Whether a session cookie is gone at `now` because it ran out. Without a time, or an end, that cannot be said. */
export function hasRunOut(cookie: SessionCookie | null, now: number | undefined): boolean {
  if (cookie === null || cookie.expiresAt === null || now === undefined) return false;
  return cookie.expiresAt - EARLY <= now;
}

/** Whether a session cookie is the one that a page has closed. One that does not say its end is not known to be another. */
export function isClosed(cookie: SessionCookie, closed: SessionCookie | null): boolean {
  return closed !== null && (cookie.expiresAt === null || cookie.expiresAt === closed.expiresAt);
}

/** What a reading teaches. A session cookie that is still the same keeps the length that it was known to have. */
export function learnCookie(known: KnownCookie, { cookie, now }: CookieReading): KnownCookie {
  if (cookie === null) return known;
  // A value that does not say until when takes nothing back of what is known.
  if (cookie.expiresAt === null) return { cookie: known.cookie ?? cookie, keep: known.keep };
  const isSame = known.cookie === null || known.cookie.expiresAt === cookie.expiresAt;
  const keep = isSame ? known.keep : null;
  return { cookie, keep: keep ?? (now === undefined ? null : cookie.expiresAt - now > COOKIE_LIFETIME.day) };
}

/** Whether enough of the session cookie is used up to write a new one, or nothing is known of its end. */
export function isWorthRenewing({ cookie, keep }: KnownCookie, now: number | undefined): boolean {
  if (cookie === null) return false;
  if (cookie.expiresAt === null) return true;
  if (now === undefined) return false;
  return lengthOf(keep ?? false) - (cookie.expiresAt - now) >= WORTH_RENEWING;
}

function lengthOf(keep: boolean): number {
  return keep ? COOKIE_LIFETIME.month : COOKIE_LIFETIME.day;
}
