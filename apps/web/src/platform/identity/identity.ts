import type { AuthServices, Identity, IdentityReport, SignInAttempt } from "@shop/session-machine";
import type { FirebaseApp } from "firebase/app";
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from "firebase/auth";
import type { AccountAuth } from "./account-auth.ts";
import type { AccountPicker } from "./account-picker.ts";
import type { RedeemEmailCode } from "./email-code.ts";
import { loadedModule } from "./loaded-module.ts";
import { hasStoredIdentity } from "./stored-identity.ts";
import { createPendingLink } from "./pending-link.ts";
import { isSessionOver, throwSignInFailure } from "./sign-in-failure.ts";
import { lazy } from "../browser/lazy.ts";
import { shareSignOutReason } from "../storage/share-sign-out-reason.ts";

/** The identity service as the shop uses it. All but watching the user and signing in by password is loaded on first use. */
export type IdentityClient = Omit<AuthServices, "sendEmailCode"> & {
  /** Resolves when it is known who is signed in, so that calls carry their token. */
  ready: () => Promise<void>;
  /** The user whose token a call carries; null without one. */
  uid: () => string | null;
  /**
   * Requests a new token after a server has refused the current one.
   * @returns whether there is one; rejects when the identity service does not answer, which proves nothing
   */
  refresh: () => Promise<boolean>;
  watch: (listener: (report: IdentityReport) => void) => () => void;
  /** @param picker the local account picker's window; undefined against real Firebase */
  signIn: (attempt: SignInAttempt, picker?: AccountPicker) => Promise<Identity>;
  end: () => Promise<void>;
  /** The signed-in account. Rejects with a `SignInFailureError` when its module could not be loaded. */
  account: () => Promise<AccountAuth>;
};

type IdentityOptions = {
  /** The origin of the page. */
  origin: string;
  /** Whether the embedded backend's emulator answers there. */
  isEmbedded: boolean;
  redeemEmailCode: RedeemEmailCode;
};

export function createIdentityClient(
  app: FirebaseApp,
  { origin, isEmbedded, redeemEmailCode }: IdentityOptions,
): IdentityClient {
  // `initializeAuth`, not `getAuth`, which bundles every provider. Local storage, as its events reach the other tabs at
  // once.
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (isEmbedded) connectAuthEmulator(auth, origin, { disableWarnings: true });
  auth.languageCode = "es";
  const pending = createPendingLink();
  const listeners = new Set<(report: IdentityReport) => void>();
  // `onAuthStateChanged(null)` does not say why, so this does: would a null that comes now mean that the service
  // refused the user? Before the first notification: yes, if a user was stored. Later: yes, if this tab signs out
  // without `end`. A sign-out in another tab does not call `beforeAuthStateChanged`: no.
  let wouldMeanRefusal = hasStoredIdentity(`${app.options.apiKey}:${app.name}`);
  let isSigningOut = false;
  auth.beforeAuthStateChanged((user) => {
    wouldMeanRefusal = user === null && !isSigningOut;
    // The SDK is about to notify the other tabs of the sign-out, without a reason.
    if (wouldMeanRefusal) shareSignOutReason("revoked");
  });

  /**
   * Reports the current user again after their data (name, e-mail) changed: `onAuthStateChanged` fires only when the
   * user changes.
   */
  const notifyChange = () => {
    const report = auth.currentUser && toReport(auth.currentUser);
    if (report) for (const listener of listeners) listener(report);
  };
  const loadAccount = lazy(async () => {
    const { createAccountAuth } = await import("./account-auth.ts");
    return createAccountAuth(auth, origin, notifyChange);
  });
  const authenticate = async (attempt: SignInAttempt, picker: AccountPicker | undefined): Promise<User> => {
    switch (attempt.method) {
      case "password":
        return (await signInWithEmailAndPassword(auth, attempt.email, attempt.password.reveal())).user;
      case "signUp":
        return (await loadedModule(import("./email.ts"))).signUp(auth, attempt, origin);
      case "emailCode": {
        const { signInByEmailCode } = await loadedModule(import("./email-code.ts"));
        return signInByEmailCode(auth, attempt, redeemEmailCode);
      }
      case "phone":
        return (await loadedModule(import("./phone.ts"))).signInByPhone(auth, attempt);
      default: {
        const social = await loadedModule(import("./social.ts"));
        return social.signInWith(auth, { method: attempt.method, picker }, pending);
      }
    }
  };

  return {
    ready: () => auth.authStateReady(),
    uid: () => auth.currentUser?.uid ?? null,
    refresh: async () => {
      try {
        await auth.currentUser?.getIdToken(true);
        return auth.currentUser !== null;
      } catch (error) {
        if (isSessionOver(error)) return false;
        throw error;
      }
    },
    watch: (listener) => {
      listeners.add(listener);
      const stop = onAuthStateChanged(auth, (user) => {
        const isRefused = wouldMeanRefusal;
        wouldMeanRefusal = false;
        if (user) listener(toReport(user));
        else listener({ type: isRefused ? "identity.refused" : "identity.nobody" });
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    signIn: (attempt, picker) =>
      withSignInFailures(async () => {
        const user = await authenticate(attempt, picker);
        const linked = await pending.linkTo(user);
        return { ...toIdentity(user), ...(linked && { linked }) };
      }),
    end: async () => {
      pending.drop();
      isSigningOut = true;
      try {
        await signOut(auth);
      } finally {
        isSigningOut = false;
      }
    },
    sendCode: ({ phone }) =>
      withSignInFailures(async () =>
        (await loadedModule(import("./phone.ts"))).sendCode(auth, phone, isEmbedded),
      ),
    requestPasswordReset: ({ email }) =>
      withSignInFailures(async () =>
        (await loadedModule(import("./email.ts"))).requestPasswordReset(auth, email, origin),
      ),
    account: () => loadedModule(loadAccount()),
  };
}

/** Calls the identity service; rejects with a `SignInFailureError` only. */
async function withSignInFailures<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    return throwSignInFailure(error);
  }
}

function toReport(user: User): IdentityReport {
  return { type: "identity.signedIn", identity: toIdentity(user) };
}

function toIdentity(user: User): Identity {
  return {
    uid: user.uid,
    email: user.email,
    name: user.displayName,
    emailVerified: user.emailVerified,
    phone: user.phoneNumber,
  };
}
