import type { RequestHandler } from "express";
import { ProtocolError } from "../protocol/protocol-error.ts";
import type { Sessions } from "./sessions.ts";

/** The answer of a callable function to a token it does not accept. */
const UNAUTHENTICATED = { error: { message: "Unauthenticated", status: "UNAUTHENTICATED" } };

/**
 * Middleware before the callable functions, which do not verify tokens in emulator mode: only this checks that a token
 * is ours, and that its user may still use it. Requests without a token pass on to the function.
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
    if (error instanceof ProtocolError) return false;
    throw error;
  }
}
