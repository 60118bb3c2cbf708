import { FailureError, RETRY_AFTER, type Failure } from "@shop/contract";

/**
 * Translates an error of a call into the failure union. The shop's own failures are in successful responses; errors
 * here are the protocol's: identity, limits, or an unreachable server.
 */
export function toFailureError(error: unknown): FailureError {
  return error instanceof FailureError ? error : new FailureError(failureOf(error), { cause: error });
}

function failureOf(error: unknown): Failure {
  switch (codeOf(error)) {
    case "functions/unauthenticated":
      return { id: 401 };
    case "functions/permission-denied":
      return { id: 403, reason: "notYours" };
    case "functions/invalid-argument":
      return { id: 422, field: "" };
    case "functions/resource-exhausted":
      return { id: 429, retryAfter: RETRY_AFTER, reason: "busy" };
    case "functions/unavailable":
    case "functions/deadline-exceeded":
    case "functions/cancelled":
      return { id: 503 };
    case "functions/internal":
      return wasNeverAnswered(error) ? { id: 503 } : { id: 500 };
    default:
      return { id: 500 };
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}

/** The SDK reports a failed fetch as `internal` with the HTTP status 0, which only its message carries. */
function wasNeverAnswered(error: unknown): boolean {
  return error instanceof Error && error.message.endsWith("[0]");
}
