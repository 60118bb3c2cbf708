import { toFailure } from "@shop/contract";
import { HttpsError } from "firebase-functions/v2/https";
import type { LimitedCaller, RateLimiter } from "../rate-limits/rate-limiter.ts";
import type { Log } from "./log.ts";

/**
 * Counts a malformed call, and logs it within the limits.
 * @returns the protocol's error: invalid-argument, or resource-exhausted beyond the caller's limit
 */
export function invalidCallError(
  reason: string,
  call: { requestId: string; service: string },
  caller: LimitedCaller,
  { rateLimiter, log }: { rateLimiter: RateLimiter; log: Log },
): HttpsError {
  try {
    rateLimiter.admit(caller);
  } catch (error) {
    if (toFailure(error).id !== 429) throw error;
    return new HttpsError("resource-exhausted", "Too Many Requests");
  }
  if (rateLimiter.mayLogRejection()) log({ severity: "WARNING", message: reason, ...call });
  return new HttpsError("invalid-argument", "Bad Request");
}
