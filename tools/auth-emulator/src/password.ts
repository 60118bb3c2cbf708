import { ProtocolError } from "./protocol-error.ts";

/** The protocol's own minimum; the sign-up form asks for more. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 4096;

/** @throws ProtocolError `MISSING_PASSWORD` */
export function readPassword(given: string | undefined): string {
  if (given === undefined || given === "") {
    throw new ProtocolError("MISSING_PASSWORD");
  }
  return given;
}

/**
 * A password that an account may have from now on.
 * @throws ProtocolError `MISSING_PASSWORD`, `WEAK_PASSWORD`, `PASSWORD_DOES_NOT_MEET_REQUIREMENTS`
 */
export function readNewPassword(given: string | undefined): string {
  const password = readPassword(given);
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new ProtocolError(`WEAK_PASSWORD : Password should be at least ${MIN_PASSWORD_LENGTH} characters`);
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    throw new ProtocolError(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Password should be at most ${MAX_PASSWORD_LENGTH} characters`,
    );
  }
  return password;
}
