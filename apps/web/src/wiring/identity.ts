import type { Identity, IdentityReport, SignInProblem } from "@shop/session-machine";
import { SignInRefusal } from "@shop/session-machine";
import type { FirebaseApp } from "firebase/app";
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User,
} from "firebase/auth";

/** The identity service as the shop uses it. This module is the only importer of the identity SDK. */
export type IdentityClient = {
  /** Resolves when it is known who is signed in, so that calls carry their token. */
  ready: () => Promise<void>;
  /**
   * Asks for a new token, after a server has refused the present one.
   * @returns whether there is one; rejects when the identity service cannot be reached, which proves nothing
   */
  refresh: () => Promise<boolean>;
  watch: (listener: (report: IdentityReport) => void) => () => void;
  signIn: (input: { email: string; password: string }) => Promise<Identity>;
  signUp: (input: { name: string; email: string; password: string }) => Promise<Identity>;
  end: () => Promise<void>;
};

/**
 * @param emulatorOrigin where the embedded backend's stand-in answers; undefined in production
 */
export function createIdentityClient(app: FirebaseApp, emulatorOrigin: string | undefined): IdentityClient {
  // The smallest build of the SDK; its storage events reach the other tabs at once.
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (emulatorOrigin) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  auth.languageCode = "es";
  // The SDK signs out a user to whom the service gives no new token. That is no sign-out of the shopper's:
  // the refused call tells it, and only it knows why.
  let isRefused = false;
  return {
    ready: () => auth.authStateReady(),
    refresh: async () => {
      isRefused = true;
      try {
        await auth.currentUser?.getIdToken(true);
        isRefused = false;
        return auth.currentUser !== null;
      } catch (error) {
        if (toRefusal(error).reason !== "unreachable") return false;
        isRefused = false;
        throw error;
      }
    },
    watch: (listener) =>
      onAuthStateChanged(auth, (user) => {
        if (user) isRefused = false;
        else if (isRefused) return;
        listener(
          user ? { type: "identity.signedIn", identity: toIdentity(user) } : { type: "identity.nobody" },
        );
      }),
    signIn: async ({ email, password }) => {
      try {
        return toIdentity((await signInWithEmailAndPassword(auth, email, password)).user);
      } catch (error) {
        throw toRefusal(error);
      }
    },
    signUp: async ({ name, email, password }) => {
      try {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        await keepName(user, name);
        return toIdentity(user);
      } catch (error) {
        throw toRefusal(error);
      }
    },
    end: () => signOut(auth),
  };
}

/** The account exists by now: a name that could not be kept does not turn it into a refusal. */
async function keepName(user: User, name: string): Promise<void> {
  try {
    await updateProfile(user, { displayName: name });
  } catch {
    // the shopper goes on without a name
  }
}

function toIdentity(user: User): Identity {
  return { uid: user.uid, email: user.email, name: user.displayName };
}

const REASONS: Readonly<Record<string, SignInProblem>> = {
  "auth/invalid-credential": "wrongCredentials",
  "auth/wrong-password": "wrongCredentials",
  "auth/user-not-found": "wrongCredentials",
  "auth/invalid-email": "wrongCredentials",
  "auth/email-already-in-use": "emailTaken",
  "auth/weak-password": "weakPassword",
  "auth/user-disabled": "disabled",
  "auth/too-many-requests": "tooManyAttempts",
  "auth/network-request-failed": "unreachable",
};

function toRefusal(error: unknown): SignInRefusal {
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  return new SignInRefusal(REASONS[code] ?? "unexpected");
}
