import { FirebaseError } from "firebase/app";
import {
  applyActionCode,
  type AuthCredential,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  FacebookAuthProvider,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  linkWithCredential,
  onAuthStateChanged,
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
} from "firebase/auth";
import { openBrowser, phoneCredential, type SocialPerson } from "../src/testing/people.ts";
import type { SentSms } from "../src/testing/sent.ts";
import type { Login } from "./people.ts";

type SocialProvider = "google" | "facebook";

/** A browser with the SDK, and the actions of its user. Rejects with the error of the SDK. */
export async function openTab(origin: string) {
  const auth = openBrowser(origin);
  const reports: (string | null)[] = [];
  onAuthStateChanged(auth, (user) => reports.push(user?.uid ?? null));
  await auth.authStateReady();
  /** The credential of the last refused sign-in, to continue with. */
  let pending: AuthCredential | null = null;

  const signedIn = (): User => {
    if (!auth.currentUser) throw new Error("nobody is signed in");
    return auth.currentUser;
  };
  const claimsNow = () => signedIn().getIdTokenResult();
  const keepPending = async <T>(attempt: Promise<T>): Promise<T> => {
    try {
      return await attempt;
    } catch (error) {
      if (error instanceof FirebaseError) {
        pending =
          FacebookAuthProvider.credentialFromError(error) ?? GoogleAuthProvider.credentialFromError(error);
      }
      throw error;
    }
  };

  return {
    /** The reports of `onAuthStateChanged`: uids, or null without a user. */
    reports: () => reports,
    me: () => auth.currentUser && describeUser(auth.currentUser),
    /** What the ID token of the present user says. */
    claims: async () => {
      const { claims, signInProvider } = await claimsNow();
      return {
        method: signInProvider,
        email: claims.email,
        emailVerified: claims.email_verified,
        name: claims.name,
        phone: claims.phone_number,
        identities: Object.keys(claims.firebase?.identities ?? {}).toSorted(),
      };
    },
    /** A custom claim of the ID token of the present user. */
    claim: async (name: string) => (await claimsNow()).claims[name],
    /** The time (s) of the user's last sign-in or reauthentication, by the ID token. */
    provedAt: async () => Number((await claimsNow()).claims.auth_time),
    /** Requests a new ID token; resolves with whether there is one. */
    renew: async () => {
      const before = await signedIn().getIdToken();
      return (await signedIn().getIdToken(true)) !== before;
    },

    signUp: async ({ email, password }: Login) =>
      summaryOf(await createUserWithEmailAndPassword(auth, email, password)),
    signIn: async ({ email, password }: Login) =>
      summaryOf(await signInWithEmailAndPassword(auth, email, password)),
    signOut: () => signOut(auth),
    rename: (name: string | null) => updateProfile(signedIn(), { displayName: name }),
    readAgain: async () => {
      await reload(signedIn());
      return describeUser(signedIn());
    },
    setPassword: (password: string) => updatePassword(signedIn(), password),

    askToVerify: () => sendEmailVerification(signedIn()),
    askToReset: (email: string) => sendPasswordResetEmail(auth, email),
    askToChangeEmail: (email: string) => verifyBeforeUpdateEmail(signedIn(), email),
    applyCode: (code: string) => applyActionCode(auth, code),

    signInByPhone: async (sms: SentSms) => summaryOf(await signInWithCredential(auth, phoneCredential(sms))),
    linkPhone: async (sms: SentSms) => summaryOf(await linkWithCredential(signedIn(), phoneCredential(sms))),
    reauthenticateByPhone: async (sms: SentSms) =>
      summaryOf(await reauthenticateWithCredential(signedIn(), phoneCredential(sms))),

    signInBy: async (provider: SocialProvider, account: SocialPerson) =>
      summaryOf(await keepPending(signInWithCredential(auth, socialOf(provider, account)))),
    link: async (provider: SocialProvider, account: SocialPerson) =>
      summaryOf(await linkWithCredential(signedIn(), socialOf(provider, account))),
    /** With a credential that neither Google nor an emulator would write. */
    signInByNonsense: () => signInWithCredential(auth, GoogleAuthProvider.credential("nonsense")),
    linkPassword: async (login: Login) => summaryOf(await linkWithCredential(signedIn(), passwordOf(login))),
    linkPending: async () => {
      if (!pending) throw new Error("no rejection has left a credential");
      return summaryOf(await linkWithCredential(signedIn(), pending));
    },
    unlink: async (providerId: string) => describeUser(await unlink(signedIn(), providerId)),
  };
}

function describeUser({ uid, email, emailVerified, displayName, phoneNumber, providerData }: User) {
  const methods = providerData.map(({ providerId }) => providerId).toSorted();
  return { uid, email, emailVerified, name: displayName, phone: phoneNumber, methods };
}

function summaryOf(credential: UserCredential) {
  const { user, operationType } = credential;
  return { uid: user.uid, operation: operationType, isNew: getAdditionalUserInfo(credential)?.isNewUser };
}

const passwordOf = ({ email, password }: Login) => EmailAuthProvider.credential(email, password);

function socialOf(provider: SocialProvider, account: SocialPerson): AuthCredential {
  const text = JSON.stringify(account);
  return provider === "google" ? GoogleAuthProvider.credential(text) : FacebookAuthProvider.credential(text);
}
