import { toFailure, type Failure } from "@shop/contract";
import { SignInFailureError, type SignInFailure, type SignInAttempt } from "@shop/session-machine";
import { signInWithCustomToken, type Auth, type User } from "firebase/auth";

/** Signs in with the token that the shop's server gives for a code that it has mailed. */
export async function signInByEmailCode(
  auth: Auth,
  { email, code }: Extract<SignInAttempt, { method: "emailCode" }>,
  redeem: (input: { email: string; code: string }) => Promise<{ token: string }>,
): Promise<User> {
  const { token } = await asSignIn(redeem({ email, code: code.reveal() }));
  return (await signInWithCustomToken(auth, token)).user;
}

/** A call of the shop's server on the way to a session: what it rejects with, as signing in says it. */
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
