import type { SignInAttempt } from "@shop/session-machine";
import { signInWithCustomToken, type Auth, type User } from "firebase/auth";
import { asSignIn } from "./as-sign-in.ts";

/** Exchanges a code that the shop's server has mailed for its token. Rejects with a `FailureError`. */
export type RedeemEmailCode = (input: { email: string; code: string }) => Promise<{ token: string }>;

/** Signs in with the token that the shop's server gives for a code that it has mailed. */
export async function signInByEmailCode(
  auth: Auth,
  { email, code }: Extract<SignInAttempt, { method: "emailCode" }>,
  redeem: RedeemEmailCode,
): Promise<User> {
  const { token } = await asSignIn(redeem({ email, code: code.reveal() }));
  return (await signInWithCustomToken(auth, token)).user;
}
