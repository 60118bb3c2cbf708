import { FailureError } from "@shop/contract";
import { isSessionOver, throwSignInFailure } from "@shop/web/platform/identity/sign-in-failure";
import type { FirebaseApp } from "firebase/app";
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
} from "firebase/auth";
import type { DeskServices } from "../machine/desk-services.ts";

type IdentityServices = Pick<DeskServices, "watchIdentity" | "signIn" | "signOut"> & {
  /** A new token, as the role is in it. @throws FailureError 401 when the session is over, else 503 */
  renewToken: () => Promise<void>;
  /** Replaces a session that has ended. If it cannot, `renewToken` finds out. */
  signInAgain: (token: string) => Promise<void>;
};

/**
 * @param origin of the page, where the auth emulator answers
 * @param isEmbedded whether there is one
 */
export function createStaffIdentity(
  app: FirebaseApp,
  { origin, isEmbedded }: { origin: string; isEmbedded: boolean },
): IdentityServices {
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (isEmbedded) connectAuthEmulator(auth, origin, { disableWarnings: true });
  auth.languageCode = "es";
  return {
    watchIdentity: (listener) => onAuthStateChanged(auth, (user) => listener(user !== null)),
    signIn: async ({ email, password }) => {
      await signInWithEmailAndPassword(auth, email, password.reveal()).catch(throwSignInFailure);
    },
    signOut: () => signOut(auth),
    signInAgain: async (token) => {
      await signInWithCustomToken(auth, token).catch(() => undefined);
    },
    renewToken: async () => {
      try {
        await auth.currentUser?.getIdToken(true);
      } catch (error) {
        throw new FailureError({ id: isSessionOver(error) ? 401 : 503 }, { cause: error });
      }
    },
  };
}
