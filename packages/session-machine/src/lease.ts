/** The cookie `tk` as the shop reads it: until when this browser counts as logged in (ms since 1970). */
export type Lease = { expiresAt: number };

/** A reading of the cookie; without `now` (ms) nothing is judged by time. */
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
export function newLease({ keep, now }: { keep: boolean; now: number }): Lease {
  return { expiresAt: now + lengthOf(keep) };
}

/** The value of the cookie: a version and the expiry, nothing else. */
export function formatLease(lease: Lease): string {
  return `v1.${lease.expiresAt.toString(36)}`;
}

/** Reads the shape alone; what is not exactly what `formatLease` writes is no lease. */
export function parseLease(value: unknown): Lease | null {
  if (typeof value !== "string") return null;
  const digits = /^v1\.([0-9a-z]{1,11})$/.exec(value)?.[1];
  if (digits === undefined) return null;
  const lease = { expiresAt: Number.parseInt(digits, 36) };
  return lease.expiresAt <= LAST_INSTANT && formatLease(lease) === value ? lease : null;
}

/** Whether the lease runs at `now` (ms). One that ends impossibly late was written under a wrong clock. */
export function isLive(lease: Lease, now: number): boolean {
  return lease.expiresAt > now && !isMisdated(lease, now);
}

/** Whether a lease ends later than any that is written at `now` (ms): the clock was set back since. */
export function isMisdated(lease: Lease, now: number): boolean {
  return lease.expiresAt > now + LEASE_LENGTH.month + SKEW;
}

/** The live lease in a cookie's value, or null. @param now ms */
export function readLease(value: unknown, now: number): Lease | null {
  const lease = parseLease(value);
  return lease && isLive(lease, now) ? lease : null;
}

/** Whether a lease that is gone at `now` went by itself or by its clock. Without a time that cannot be said. */
export function hasRunOut(lease: Lease | null, now: number | undefined): boolean {
  if (lease === null || now === undefined) return false;
  return lease.expiresAt - EARLY <= now || isMisdated(lease, now);
}

/** What a reading teaches. A lease that is still the same keeps the length that it was known to have. */
export function learnLease(known: KnownLease, { lease, now }: LeaseReading): KnownLease {
  if (lease === null) return known;
  const isSame = known.lease === null || known.lease.expiresAt === lease.expiresAt;
  const keep = isSame ? known.keep : null;
  return { lease, keep: keep ?? (now === undefined ? null : lease.expiresAt - now > LEASE_LENGTH.day) };
}

/** Whether enough of the lease is used up to write a new one. */
export function isWorthRenewing({ lease, keep }: KnownLease, now: number | undefined): boolean {
  if (lease === null || now === undefined) return false;
  return lengthOf(keep ?? false) - (lease.expiresAt - now) >= WORTH_RENEWING;
}

function lengthOf(keep: boolean): number {
  return keep ? LEASE_LENGTH.month : LEASE_LENGTH.day;
}
