import { ProtocolError } from "./protocol-error.ts";

// The profile rides in every ID token, and a token has to fit in a header.
const MAX_NAME_LENGTH = 256;
const MAX_URL_LENGTH = 2048;

/** The name to store: null to remove it, undefined to leave it. */
export function readDisplayName(given: string | undefined): string | null | undefined {
  return readField(given, MAX_NAME_LENGTH, "INVALID_DISPLAY_NAME");
}

/** The picture to store: null to remove it, undefined to leave it. */
export function readPhotoUrl(given: string | undefined): string | null | undefined {
  return readField(given, MAX_URL_LENGTH, "INVALID_PHOTO_URL");
}

function readField(given: string | undefined, maxLength: number, error: string): string | null | undefined {
  if (given !== undefined && given.length > maxLength) {
    throw new ProtocolError(`${error} : At most ${maxLength} characters.`);
  }
  return given === "" ? null : given;
}
