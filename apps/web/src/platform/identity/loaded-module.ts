import { SignInFailureError } from "@shop/session-machine";

/** Translates code that could not be loaded into an unreachable identity service. */
export async function loadedModule<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch {
    throw new SignInFailureError("unreachable");
  }
}
