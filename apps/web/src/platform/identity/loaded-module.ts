import { SignInFailureError } from "@shop/session-machine";

/** Code that the network did not deliver is an identity service that cannot be reached. */
export async function loadedModule<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch {
    throw new SignInFailureError("unreachable");
  }
}
