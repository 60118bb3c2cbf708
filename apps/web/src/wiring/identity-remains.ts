/**
 * Whether a signed-in user is still stored on this device, found out without loading the identity SDK: it
 * keeps each user under a key of this shape in local storage.
 */
export function hasIdentityRemains(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("firebase:authUser:"));
  } catch {
    return false; // storage is blocked: nothing can have been kept
  }
}
