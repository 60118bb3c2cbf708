import type { RequestHandler } from "express";
import { ProtocolError } from "../protocol/protocol-error.ts";
import type { Sessions } from "./sessions.ts";

/** The answer of a callable function to a token it does not accept. */
const UNAUTHENTICATED = { error: { message: "Unauthenticated", status: "UNAUTHENTICATED" } };

/**
 * Stands before the callable functions, which in emulator mode believe whatever a token says: here alone it is
 * checked that it is ours, of a user who is still welcome. Who shows none passes on: whether that is enough is for
 * the function.
 */
export function requireGenuineToken(sessions: Sessions): RequestHandler {
  return (request, response, next) => {
    const header = request.get("authorization");
    if (header === undefined || isGenuine(sessions, header)) {
      next();
      return;
    }
    response.status(401).json(UNAUTHENTICATED);
  };
}

function isGenuine(sessions: Sessions, header: string): boolean {
  try {
    sessions.check(/^Bearer (?<token>.+)$/i.exec(header)?.groups?.["token"] ?? "");
    return true;
  } catch (error) {
    if (error instanceof ProtocolError) {
      return false;
    }
    throw error;
  }
}
