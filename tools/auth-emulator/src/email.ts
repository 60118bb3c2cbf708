import { ProtocolError, required } from "./protocol-error.ts";

const MAX_EMAIL_LENGTH = 254;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * An address in the one form in which it is stored and compared.
 * @throws ProtocolError `MISSING_EMAIL`, `INVALID_EMAIL`
 */
export function readEmail(given: string | undefined): string {
  const email = canonicalEmail(required(given, "MISSING_EMAIL"));
  if (email.length > MAX_EMAIL_LENGTH || !ADDRESS.test(email)) {
    throw new ProtocolError("INVALID_EMAIL");
  }
  return email;
}

/** Without blanks around it and in small letters: "Ana@X.mx " and "ana@x.mx" are one user. */
export function canonicalEmail(given: string): string {
  return given.trim().toLowerCase();
}
