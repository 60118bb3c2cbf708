/**
 * Whether a signed-in user is still stored on this device, without loading the identity SDK, which stores each user
 * under a key of this form in local storage.
 * @param whose `<API key>:<name>` of the SDK's app; any app by default
 */
export function hasStoredIdentity(whose = ""): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`firebase:authUser:${whose}`));
  } catch {
    return false; // storage is blocked: nothing can have been stored
  }
}
