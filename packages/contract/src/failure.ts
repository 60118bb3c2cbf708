import type { InvalidReason } from "./invalid-reason.ts";
import type { Grams, Money } from "./units.ts";

/**
 * Everything that can go wrong, as one closed union (specification §4). `id` is the number on the wire; an
 * answer may carry it without any detail. 400 stands for every other number below 500: the same call would be
 * refused again. 500 also stands for an answer that the client cannot read, and 503 for a server that cannot
 * be reached. 507: nothing can be written.
 */
export type Failure =
  | { id: 400 }
  | { id: 401 }
  | { id: 403; reason?: "notYours" | "counterOnly" | "tooLate" | "signInTooOld" | undefined }
  | { id: 404; what?: "product" | "order" | "address" | undefined }
  | { id: 406; minimumWeight?: Grams | undefined; missingWeight?: Grams | undefined }
  | {
      id: 409;
      reason?: "stock" | "cap" | undefined;
      productId?: string | undefined;
      limit?: number | undefined;
    }
  | { id: 410; productId?: string | undefined }
  | { id: 413; limit?: number | undefined }
  /** `missingAmount`: what the products lack to the minimum of a promotion. */
  | { id: 422; field: string; reason?: InvalidReason | undefined; missingAmount?: Money | undefined }
  | { id: 429; retryAfter: number }
  | { id: 500 }
  | { id: 503 }
  | { id: 507 };

/** An id from here on means failure (specification §4). */
export const FIRST_FAILURE_ID = 300;

/** How long to wait, in seconds, when a "too many requests" does not say. */
export const RETRY_AFTER = 30;

/** The `code` of an answer as it was on the wire: for a developer, never for the shopper. */
export type AnsweredCode = { id: number; message: string };

/** A failure on its way to the border, where it becomes `code` (server) or a state (machine). */
export class FailureError extends Error {
  override name = "FailureError";
  readonly failure: Failure;
  /** What the answer said, when there was an answer; else `cause` is what was thrown, if anything was. */
  readonly code: AnsweredCode | undefined;

  constructor(failure: Failure, { code, cause }: { code?: AnsweredCode | undefined; cause?: unknown } = {}) {
    super(`failure ${failure.id}`, { cause });
    this.failure = failure;
    this.code = code;
  }
}

/** Any thrown value as a failure: what nobody foresaw is a 500. */
export function toFailure(error: unknown): Failure {
  return error instanceof FailureError ? error.failure : { id: 500 };
}

/** Whether the same call would be refused again, so that only another one can help. */
export function isFinal({ id }: Failure): boolean {
  return FINAL.has(id);
}

const FINAL: ReadonlySet<Failure["id"]> = new Set([400, 403, 404, 406, 409, 410, 413, 422]);

/** Whether the server does not know the session that a call was made in, whatever the call. */
export function isUnauthorised({ id }: Failure): boolean {
  return id === 401;
}
