import { ProtocolError } from "./protocol-error.ts";

const E164 = /^\+[1-9]\d{6,14}$/;
const PUNCTUATION = /[\s().-]/g;

/**
 * A number in the one form in which it is stored and compared: E.164, such as `+525512345678`.
 * @throws ProtocolError `INVALID_PHONE_NUMBER`
 */
export function readPhoneNumber(given: string | undefined): string {
  const phone = given?.replaceAll(PUNCTUATION, "") ?? "";
  if (!E164.test(phone)) {
    throw new ProtocolError("INVALID_PHONE_NUMBER : Invalid format.");
  }
  return phone;
}
