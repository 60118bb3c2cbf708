import {
  canUnlink,
  SignInFailureError,
  type Secret,
  type AuthAccount,
  type IdentityAccountServices,
  type LinkedMethod,
  type NewSignInMethod,
  type Reauthentication,
  type SignInMethod,
} from "@shop/session-machine";
import {
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  reload,
  unlink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  type Auth,
  type AuthCredential,
  type User,
} from "firebase/auth";
import type { AccountPicker } from "./account-picker.ts";
import type { RedeemEmailCode } from "./email-code.ts";
import { loadedModule } from "./loaded-module.ts";
import { requireRecentSignIn } from "./recent-sign-in.ts";
import { codeOf, throwSignInFailure } from "./sign-in-failure.ts";

/** The signed-in account at the identity service. A sign-in window is already open. */
export type AccountAuth = Omit<
  IdentityAccountServices,
  "reauthenticate" | "link" | "sendCode" | "sendEmailCode"
> & {
  reauthenticate: (reauthentication: Reauthentication, redeem: RedeemEmailCode) => Promise<void>;
  link: (method: NewSignInMethod, picker: AccountPicker | undefined) => Promise<void>;
};

/**
 * @param origin of the shop, for the links of mails
 * @param notifyChange called when the shopper's identity data has changed
 */
export function createAccountAuth(auth: Auth, origin: string, notifyChange: () => void): AccountAuth {
  const asShopper = async <T>(work: (user: User) => Promise<T>): Promise<T> => {
    await auth.authStateReady();
    if (!auth.currentUser) throw new SignInFailureError("needsRecentSignIn");
    return work(auth.currentUser).catch(throwSignInFailure);
  };
  return {
    readAuthAccount: () =>
      asShopper(async (user) => {
        const account = await readAccount(user);
        notifyChange();
        return account;
      }),
    sendVerification: () =>
      asShopper(async (user) => (await loadedModule(import("./email.ts"))).sendVerification(user, origin)),
    reauthenticate: (reauthentication, redeem) =>
      asShopper(async (user) => {
        if (reauthentication.method === "emailCode") {
          const { signInByEmailCode } = await loadedModule(import("./email-code.ts"));
          await signInByEmailCode(auth, reauthentication, redeem);
        } else {
          const { toPhoneCredential } = await loadedModule(import("./phone.ts"));
          await reauthenticateWithCredential(user, toPhoneCredential(reauthentication));
        }
      }),
    setPassword: ({ password }) =>
      asShopper(async (user) => {
        const { methods } = await readAccount(user);
        if (methods.some(({ method }) => method === "password")) {
          await updatePassword(user, password.reveal());
        } else {
          await linkWithCredential(user, toPasswordCredential(user, password));
        }
      }),
    changeEmail: ({ email }) =>
      asShopper((user) => verifyBeforeUpdateEmail(user, email, { url: `${origin}/cuenta` })),
    link: (method, picker) =>
      asShopper(async (user) => {
        await requireRecentSignIn(user);
        await add(user, method, picker);
        notifyChange();
      }),
    unlink: ({ method }) =>
      asShopper(async (user) => {
        const account = await readAccount(user);
        if (!account.methods.some((linked) => linked.method === method)) return;
        if (!canUnlink(account)) throw new SignInFailureError("lastMethod");
        await unlink(user, PROVIDER_IDS[method]);
        notifyChange();
      }),
    rename: ({ name }) =>
      asShopper(async (user) => {
        await updateProfile(user, { displayName: name });
        notifyChange();
      }),
  };
}

/**
 * The SDK's own reload only adds sign-in methods: one that was unlinked on another device would stay forever. Sign-in
 * methods are read only after a reload.
 */
async function readAccount(user: User): Promise<AuthAccount> {
  user.providerData.length = 0;
  await reload(user);
  const { email, emailVerified, phoneNumber: phone } = user;
  return { email, emailVerified, phone, methods: methodsOf(user) };
}

async function add(user: User, method: NewSignInMethod, picker: AccountPicker | undefined): Promise<void> {
  try {
    if (method.method === "phone") {
      await linkWithCredential(user, (await loadedModule(import("./phone.ts"))).toPhoneCredential(method));
    } else {
      await (await loadedModule(import("./social.ts"))).linkWith(user, { method: method.method, picker });
    }
  } catch (error) {
    // The phone number, or the account of Google or Facebook, already belongs to another account.
    if (codeOf(error) !== "auth/account-exists-with-different-credential") throw error;
    throw new SignInFailureError("alreadyLinked");
  }
}

/** A password needs an e-mail: an account with only a phone has to add one first. */
function toPasswordCredential(user: User, password: Secret): AuthCredential {
  if (user.email === null) throw new SignInFailureError("unexpected");
  return EmailAuthProvider.credential(user.email, password.reveal());
}

const PROVIDER_IDS: Readonly<Record<SignInMethod, string>> = {
  password: "password",
  phone: "phone",
  google: "google.com",
  facebook: "facebook.com",
};

const METHODS: readonly SignInMethod[] = ["password", "phone", "google", "facebook"];

function methodsOf(user: User): LinkedMethod[] {
  return METHODS.flatMap((method) => {
    const linked = user.providerData.find(({ providerId }) => providerId === PROVIDER_IDS[method]);
    return linked ? [{ method, label: linked.email ?? linked.phoneNumber }] : [];
  });
}
