import type { Response } from "express";

/** A status of the callable protocol. */
type Status = "INVALID_ARGUMENT" | "UNAUTHENTICATED" | "NOT_FOUND" | "INTERNAL";

/** Answers an error as the callable protocol says it, so that the SDK of the client understands it. */
export function answerCallableError(
  response: Response,
  httpStatus: number,
  error: { status: Status; message: string },
): void {
  response.status(httpStatus).json({ error });
}
