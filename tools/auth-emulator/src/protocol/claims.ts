import { ProtocolError } from "./protocol-error.ts";

/** Custom claims of a user, as JSON. */
const MAX_LENGTH = 1000;

/** Names that a token uses itself: those that production refuses, and ours. */
const RESERVED =
  "acr amr at_hash aud auth_time azp c_hash cnf exp firebase iat iss jti nbf nonce sub local_epoch local_sig".split(
    " ",
  );

/**
 * The custom claims of `customAttributes`.
 * @throws ProtocolError `CLAIMS_TOO_LARGE`, `INVALID_CLAIMS`, `FORBIDDEN_CLAIM`
 */
export function readClaims(text: string): Readonly<Record<string, unknown>> {
  if (text.length > MAX_LENGTH) throw new ProtocolError("CLAIMS_TOO_LARGE");
  const claims = parse(text);
  const reserved = RESERVED.find((name) => Object.hasOwn(claims, name));
  if (reserved !== undefined) throw new ProtocolError(`FORBIDDEN_CLAIM : ${reserved}`);
  return claims;
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Refused below.
  }
  throw new ProtocolError("INVALID_CLAIMS");
}
