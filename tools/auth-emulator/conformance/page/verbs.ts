import { FirebaseError, initializeApp } from "firebase/app";
import {
  applyActionCode,
  type AuthCredential,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  FacebookAuthProvider,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  initializeAuth,
  linkWithCredential,
  onAuthStateChanged,
  PhoneAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  unlink,
  updatePassword,
  updateProfile,
  type User,
  type UserCredential,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from "firebase/auth";
import { PROJECT } from "../project.ts";

export type Login = { email: string; password: string };
export type PhoneReauthentication = { verificationId: string; code: string };
/** Whom Google or Facebook say somebody is, in the words in which an emulator takes it. */
export type SocialAccount = { sub: string; email?: string; name?: string; email_verified?: boolean };
export type SocialProvider = "google" | "facebook";

const auth = initializeAuth(initializeApp({ apiKey: "embedded", projectId: PROJECT }), {
  persistence: browserLocalPersistence,
});
connectAuthEmulator(auth, location.origin, { disableWarnings: true });
auth.settings.appVerificationDisabledForTesting = true;
auth.languageCode = "es";

const reports: (string | null)[] = [];
onAuthStateChanged(auth, (user) => reports.push(user?.uid ?? null));

/** What the last refused sign-in or link leaves behind, to go on with. */
let pending: AuthCredential | null = null;

export const verbs = {
  /** Everybody that `onAuthStateChanged` has told so far: uids, and null for nobody. */
  reports: () => reports,
  /** Who is signed in, as far as this tab knows. */
  me: () => (auth.currentUser ? describe(auth.currentUser) : null),
  /** What the ID token of the present user says. */
  claims: async () => {
    const { claims, signInProvider } = await signedIn().getIdTokenResult();
    return {
      method: signInProvider,
      email: claims["email"],
      emailVerified: claims["email_verified"],
      name: claims["name"],
      phone: claims["phone_number"],
      identities: Object.keys(claims.firebase?.identities ?? {}).toSorted(),
    };
  },
  /** When (s) the present user has proved who they are, by the ID token. */
  provedAt: async () => Number((await signedIn().getIdTokenResult()).claims.auth_time),
  /** Asks for a new ID token, and says whether one came. */
  renew: async () => {
    const before = await signedIn().getIdToken();
    return (await signedIn().getIdToken(true)) !== before;
  },
  idToken: () => signedIn().getIdToken(),

  signUp: async ({ email, password }: Login) =>
    summaryOf(await createUserWithEmailAndPassword(auth, email, password)),
  signIn: async ({ email, password }: Login) =>
    summaryOf(await signInWithEmailAndPassword(auth, email, password)),
  signOut: () => signOut(auth),
  rename: (name: string | null) => updateProfile(signedIn(), { displayName: name }),
  readAgain: async () => {
    await reload(signedIn());
    return describe(signedIn());
  },
  setPassword: (password: string) => updatePassword(signedIn(), password),
  reauthenticate: async ({ email, password }: Login) =>
    summaryOf(await reauthenticateWithCredential(signedIn(), EmailAuthProvider.credential(email, password))),
  deleteAccount: () => deleteUser(signedIn()),

  askToVerify: () => sendEmailVerification(signedIn()),
  askToReset: (email: string) => sendPasswordResetEmail(auth, email),
  askToChangeEmail: (email: string) => verifyBeforeUpdateEmail(signedIn(), email),
  readCode: async (code: string) => {
    const { operation, data } = await checkActionCode(auth, code);
    return { operation, email: data.email, previousEmail: data.previousEmail };
  },
  applyCode: (code: string) => applyActionCode(auth, code),
  readReset: (code: string) => verifyPasswordResetCode(auth, code),
  reset: (code: string, password: string) => confirmPasswordReset(auth, code, password),

  sendCode: (phone: string) => new PhoneAuthProvider(auth).verifyPhoneNumber(phone, noPuzzle),
  signInByPhone: async (code: PhoneReauthentication) =>
    summaryOf(await signInWithCredential(auth, toPhone(code))),
  linkPhone: async (code: PhoneReauthentication) =>
    summaryOf(await keeping(linkWithCredential(signedIn(), toPhone(code)))),
  reauthenticateByPhone: async (code: PhoneReauthentication) =>
    summaryOf(await reauthenticateWithCredential(signedIn(), toPhone(code))),

  signInBy: async (method: SocialProvider, account: SocialAccount) =>
    summaryOf(await keeping(signInWithCredential(auth, toSocial(method, account)))),
  link: async (method: SocialProvider, account: SocialAccount) =>
    summaryOf(await keeping(linkWithCredential(signedIn(), toSocial(method, account)))),
  reauthenticateBy: async (method: SocialProvider, account: SocialAccount) =>
    summaryOf(await reauthenticateWithCredential(signedIn(), toSocial(method, account))),
  /** With a credential that neither Google nor an emulator would write. */
  signInByNonsense: async () =>
    summaryOf(await signInWithCredential(auth, GoogleAuthProvider.credential("nonsense"))),
  linkPassword: async ({ email, password }: Login) =>
    summaryOf(await linkWithCredential(signedIn(), EmailAuthProvider.credential(email, password))),
  linkPending: async () => summaryOf(await linkWithCredential(signedIn(), takePending())),
  signInPending: async () => summaryOf(await signInWithCredential(auth, takePending())),
  unlink: async (providerId: string) => describe(await unlink(signedIn(), providerId)),
};

/** Resolves once the tab knows who is signed in. */
export const ready = (): Promise<void> => auth.authStateReady();

const noPuzzle = { type: "recaptcha", verify: () => Promise.resolve("none"), _reset: () => {} };

function signedIn(): User {
  if (!auth.currentUser) throw new Error("nobody is signed in");
  return auth.currentUser;
}

function describe({ uid, email, emailVerified, displayName, phoneNumber, providerData }: User) {
  const methods = providerData.map(({ providerId }) => providerId).toSorted();
  return { uid, email, emailVerified, name: displayName, phone: phoneNumber, methods };
}

function summaryOf(credential: UserCredential) {
  const { user: holder, operationType } = credential;
  return { uid: holder.uid, operation: operationType, isNew: getAdditionalUserInfo(credential)?.isNewUser };
}

async function keeping<T>(attempt: Promise<T>): Promise<T> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof FirebaseError) {
      pending =
        FacebookAuthProvider.credentialFromError(error) ??
        GoogleAuthProvider.credentialFromError(error) ??
        PhoneAuthProvider.credentialFromError(error);
    }
    throw error;
  }
}

function takePending(): AuthCredential {
  const credential = pending;
  pending = null;
  if (!credential) throw new Error("no rejection has left a credential");
  return credential;
}

function toPhone({ verificationId, code }: PhoneReauthentication): AuthCredential {
  return PhoneAuthProvider.credential(verificationId, code);
}

function toSocial(method: SocialProvider, account: SocialAccount): AuthCredential {
  const text = JSON.stringify(account);
  return method === "google" ? GoogleAuthProvider.credential(text) : FacebookAuthProvider.credential(text);
}
