import type { SignInAttempt } from "@shop/session-machine";
import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  updateProfile,
  type Auth,
  type User,
} from "firebase/auth";
import { codeOf } from "./sign-in-failure.ts";

// Everything about accounts by e-mail but signing in. The links of its mails lead back to the shop at `origin`.

export async function signUp(
  auth: Auth,
  { name, email, password }: Extract<SignInAttempt, { method: "signUp" }>,
  origin: string,
): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password.reveal());
  await setName(user, name);
  // Not awaited; the shopper can send it again from the account.
  void sendVerification(user, origin).catch(() => undefined);
  return user;
}

/** The account exists by now, so a failure to save the name is no rejection. */
async function setName(user: User, name: string): Promise<void> {
  try {
    await updateProfile(user, { displayName: name });
  } catch {
    // the shopper continues without a name
  }
}

export async function sendVerification(user: User, origin: string): Promise<void> {
  await sendEmailVerification(user, { url: `${origin}/cuenta` });
}

/** Codes that would reveal that an account does not exist or is disabled. */
const REVEALING: ReadonlySet<string> = new Set([
  "auth/user-not-found",
  "auth/user-disabled",
  "auth/invalid-email",
  "auth/invalid-recipient-email",
]);

/** Succeeds whether or not there is such an account. */
export async function requestPasswordReset(auth: Auth, email: string, origin: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email, { url: `${origin}/login` });
  } catch (error) {
    if (!REVEALING.has(codeOf(error))) throw error;
  }
}
