import { SignInFailureError, type SocialProvider } from "@shop/session-machine";
import { FirebaseError } from "firebase/app";
import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  signInWithCredential,
  signInWithPopup,
  type Auth,
  type AuthCredential,
  type AuthProvider,
  type User,
  type UserCredential,
} from "firebase/auth";
import type { AccountPicker } from "./account-picker.ts";
import type { PendingLink } from "./pending-link.ts";
import { codeOf } from "./sign-in-failure.ts";

/** A sign-in method by a provider's window, or with the account chosen in the local account picker. */
export type Social = { method: SocialProvider; picker: AccountPicker | undefined };

/** Signing in, or linking: with the account chosen in the local picker, or in the provider's own window. */
type Acts = {
  withCredential: (credential: AuthCredential) => Promise<UserCredential>;
  inWindow: (provider: AuthProvider) => Promise<UserCredential>;
};

/**
 * @throws SignInFailureError `accountExists` when the e-mail has an account with another sign-in method; this method
 * then waits for a sign-in to that account
 */
export async function signInWith(auth: Auth, social: Social, pending: PendingLink): Promise<User> {
  try {
    const { user } = await perform(social, {
      withCredential: (credential) => signInWithCredential(auth, credential),
      inWindow: (provider) => signInWithPopup(auth, provider, browserPopupRedirectResolver),
    });
    return user;
  } catch (error) {
    if (codeOf(error) !== "auth/account-exists-with-different-credential") throw error;
    const { method } = social;
    const email = emailOf(error);
    const credential = await credentialOf(social, error);
    if (email === undefined || !credential) throw error;
    pending.set({ method, email, link: (user) => linkWithCredential(user, credential) });
    throw new SignInFailureError("accountExists", { email, provider: method });
  }
}

export async function linkWith(user: User, social: Social): Promise<void> {
  await perform(social, {
    withCredential: (credential) => linkWithCredential(user, credential),
    inWindow: (provider) => linkWithPopup(user, provider, browserPopupRedirectResolver),
  });
}

async function perform({ method, picker }: Social, acts: Acts): Promise<UserCredential> {
  if (picker) return acts.withCredential(toCredential(method, await picker.credential));
  try {
    return await acts.inWindow(toProvider(method));
  } catch (error) {
    // The SDK has no better code for a window whose scripts could not be loaded.
    if (codeOf(error) === "auth/internal-error" && !navigator.onLine)
      throw new SignInFailureError("unreachable");
    throw error;
  }
}

/** The auth emulator takes the chosen account itself where production takes the provider's token. */
function toCredential(method: SocialProvider, account: string): AuthCredential {
  return method === "google"
    ? GoogleAuthProvider.credential(account)
    : FacebookAuthProvider.credential(account);
}

function toProvider(method: SocialProvider): AuthProvider {
  // Google always shows its account picker, even for a single account: the device may be shared.
  return method === "google"
    ? new GoogleAuthProvider().setCustomParameters({ prompt: "select_account" })
    : new FacebookAuthProvider();
}

/** The credential of a rejected sign-in, to link it later. The picker's choice is kept: no second window opens. */
async function credentialOf({ method, picker }: Social, error: unknown): Promise<AuthCredential | null> {
  if (picker) return toCredential(method, await picker.credential);
  if (!(error instanceof FirebaseError)) return null;
  const Provider = method === "google" ? GoogleAuthProvider : FacebookAuthProvider;
  return Provider.credentialFromError(error);
}

function emailOf(error: unknown): string | undefined {
  const email = error instanceof FirebaseError ? error.customData?.["email"] : undefined;
  return typeof email === "string" ? email : undefined;
}
