/** The cookie `tk` as the shop reads it. That it is there means logged in, whatever its value (specification §2). */
export type Lease = {
  /** Until when it runs (ms since 1970); null when the value does not say, or cannot be true by this clock. */
  expiresAt: number | null;
};

/** A lease as the shop writes it. */
type DatedLease = { expiresAt: number };

/** A reading of the cookie, null when it is not there; without `now` (ms) nothing is judged by time. */
export type LeaseReading = { lease: Lease | null; now: number | undefined };

/** What is known of the running lease. `keep`: 30 days instead of one; null while nobody knows. */
export type KnownLease = { lease: Lease | null; keep: boolean | null };

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** How long a lease runs (specification §2), in ms. */
export const LEASE_LENGTH = { day: DAY, month: 30 * DAY } as const;

/** A lease cannot end later than a full one that starts now, but for a clock that was set back a little. */
const SKEW = HOUR;
/** The browser counts a cookie's age in whole seconds, so that it may go a moment before its lease. */
const EARLY = 5 * SECOND;
/** Less than this used is not worth a write: a walk through the shop would be a write per screen. */
const WORTH_RENEWING = HOUR;
/** The last instant that a Date can hold, in ms. */
const LAST_INSTANT = 8.64e15;

/** A lease that starts now. @param now ms */
export function newLease({ keep, now }: { keep: boolean; now: number }): DatedLease {
  return { expiresAt: now + lengthOf(keep) };
}

/** The value of the cookie: a version and the expiry, nothing else. */
export function formatLease(lease: DatedLease): string {
  return `v1.${lease.expiresAt.toString(36)}`;
}

/**
 * The lease in a cookie. Every value is one: the identity service is who says whether it is right.
 * @param value undefined when the cookie is not there
 * @param now ms
 */
export function readLease(value: string | undefined, now: number): Lease | null {
  if (value === undefined) return null;
  const lease = parseLease(value);
  return { expiresAt: lease && isBelievable(lease, now) ? lease.expiresAt : null };
}

/** Reads the shape alone; what is not exactly what `formatLease` writes is none of the shop's. */
function parseLease(value: string): DatedLease | null {
  const digits = /^v1\.([0-9a-z]{1,11})$/.exec(value)?.[1];
  if (digits === undefined) return null;
  const lease = { expiresAt: Number.parseInt(digits, 36) };
  return lease.expiresAt <= LAST_INSTANT && formatLease(lease) === value ? lease : null;
}

/** A cookie that is there has not run out, and cannot end later than any that is written at `now` (ms). */
function isBelievable({ expiresAt }: DatedLease, now: number): boolean {
  return expiresAt > now && expiresAt <= now + LEASE_LENGTH.month + SKEW;
}

/** Whether a lease is gone at `now` because it ran out. Without a time, or an end, that cannot be said. */
export function hasRunOut(lease: Lease | null, now: number | undefined): boolean {
  if (lease === null || lease.expiresAt === null || now === undefined) return false;
  return lease.expiresAt - EARLY <= now;
}

/** Whether a lease is the one that a page has closed. One that does not say its end is not known to be another. */
export function isClosed(lease: Lease, closed: Lease | null): boolean {
  return closed !== null && (lease.expiresAt === null || lease.expiresAt === closed.expiresAt);
}

/** What a reading teaches. A lease that is still the same keeps the length that it was known to have. */
export function learnLease(known: KnownLease, { lease, now }: LeaseReading): KnownLease {
  if (lease === null) return known;
  // A value that does not say until when takes nothing back of what is known.
  if (lease.expiresAt === null) return { lease: known.lease ?? lease, keep: known.keep };
  const isSame = known.lease === null || known.lease.expiresAt === lease.expiresAt;
  const keep = isSame ? known.keep : null;
  return { lease, keep: keep ?? (now === undefined ? null : lease.expiresAt - now > LEASE_LENGTH.day) };
}

/** Whether enough of the lease is used up to write a new one, or nothing is known of its end. */
export function isWorthRenewing({ lease, keep }: KnownLease, now: number | undefined): boolean {
  if (lease === null) return false;
  if (lease.expiresAt === null) return true;
  if (now === undefined) return false;
  return lengthOf(keep ?? false) - (lease.expiresAt - now) >= WORTH_RENEWING;
}

function lengthOf(keep: boolean): number {
  return keep ? LEASE_LENGTH.month : LEASE_LENGTH.day;
}
