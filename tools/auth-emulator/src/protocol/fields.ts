import { ProtocolError, required } from "./protocol-error.ts";

const MAX_EMAIL_LENGTH = 254;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const E164 = /^\+[1-9]\d{6,14}$/;
const PUNCTUATION = /[\s().-]/g;
/** Every ID token contains the name, and has to fit in a header. */
const MAX_NAME_LENGTH = 256;

/** The protocol's own minimum; an app may ask for more. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 4096;

/**
 * An address in the one form in which it is stored and compared.
 * @throws ProtocolError `MISSING_EMAIL`, `INVALID_EMAIL`
 */
export function readEmail(given: string | undefined): string {
  const email = canonicalEmail(required(given, "MISSING_EMAIL"));
  if (!isEmail(email)) throw new ProtocolError("INVALID_EMAIL");
  return email;
}

export function isEmail(email: string): boolean {
  return email.length <= MAX_EMAIL_LENGTH && ADDRESS.test(email);
}

/** Without blanks around it and in small letters: "Ana@X.mx " and "ana@x.mx" are one user. */
export function canonicalEmail(given: string): string {
  return given.trim().toLowerCase();
}

/**
 * A number in the one form in which it is stored and compared: E.164, such as `+525512345678`.
 * @throws ProtocolError `INVALID_PHONE_NUMBER`
 */
export function readPhoneNumber(given: string | undefined): string {
  const phone = given?.replaceAll(PUNCTUATION, "") ?? "";
  if (!E164.test(phone)) throw new ProtocolError("INVALID_PHONE_NUMBER : Invalid format.");
  return phone;
}

/**
 * The name to store: null to remove it, undefined to leave it.
 * @throws ProtocolError `INVALID_DISPLAY_NAME`
 */
export function readDisplayName(given: string | undefined): string | null | undefined {
  if (given !== undefined && given.length > MAX_NAME_LENGTH)
    throw new ProtocolError(`INVALID_DISPLAY_NAME : At most ${MAX_NAME_LENGTH} characters.`);
  return given === "" ? null : given;
}

/** @throws ProtocolError `MISSING_PASSWORD` */
export function readPassword(given: string | undefined): string {
  return required(given === "" ? undefined : given, "MISSING_PASSWORD");
}

/**
 * A password that an account may have from now on.
 * @throws ProtocolError `MISSING_PASSWORD`, `WEAK_PASSWORD`, `PASSWORD_DOES_NOT_MEET_REQUIREMENTS`
 */
export function readNewPassword(given: string | undefined): string {
  const password = readPassword(given);
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new ProtocolError(`WEAK_PASSWORD : Password should be at least ${MIN_PASSWORD_LENGTH} characters`);
  if (password.length > MAX_PASSWORD_LENGTH)
    throw new ProtocolError(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Password should be at most ${MAX_PASSWORD_LENGTH} characters`,
    );
  return password;
}
