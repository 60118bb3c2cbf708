import { toFailure, type Failure } from "@shop/contract";
import { SignInFailureError, type SignInFailure } from "@shop/session-machine";

/** Translates the rejection of a server call during a sign-in into a `SignInFailureError`. */
export async function asSignIn<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw new SignInFailureError(reasonOf(toFailure(error)));
  }
}

function reasonOf(failure: Failure): SignInFailure {
  switch (failure.id) {
    case 422:
      return failure.reason === "signInCodeEnded" ? "codeExpired" : "wrongCode";
    case 429:
      return "tooManyAttempts";
    case 503:
      return "unreachable";
    case 507:
      return "cannotSave";
    default:
      return "unexpected";
  }
}
