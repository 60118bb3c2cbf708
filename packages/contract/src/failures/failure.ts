import type { Failure } from "./failure-schema.ts";

/** An id from here on means failure (specification §4). */
export const FIRST_FAILURE_ID = 300;

/** The `code` of an answer as it was on the wire: for a developer, never for the shopper. */
export type AnsweredCode = { id: number; message: string };

/** A thrown failure; at the boundary it becomes `code` (server) or a state (machine). */
export class FailureError extends Error {
  override name = "FailureError";
  readonly failure: Failure;
  /** The response's own code, if there was one: `failure` may stand for several. Else `cause` is what was thrown. */
  readonly code: AnsweredCode | undefined;

  constructor(failure: Failure, { code, cause }: { code?: AnsweredCode | undefined; cause?: unknown } = {}) {
    super(`failure ${failure.id}`, { cause });
    this.failure = failure;
    this.code = code;
  }
}

/** Converts a thrown value to a failure: an unforeseen one is a 500. */
export function toFailure(error: unknown): Failure {
  return error instanceof FailureError ? error.failure : { id: 500 };
}

/** Whether a retry of the same call would be refused again. */
export function isFinal({ id }: Failure): boolean {
  return FINAL.has(id);
}

/** Not 401, 429 and from 500 on: a new session, or time, may change the answer. */
const FINAL: ReadonlySet<Failure["id"]> = new Set([400, 403, 404, 406, 409, 410, 413, 422]);

/** Whether a call was made in a session that the server no longer accepts, or in none. */
export function isUnauthorised({ id }: Failure): boolean {
  return id === 401;
}
