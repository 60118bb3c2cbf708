import {
  SignInRefusal,
  type Secret,
  type IdentityAccountServices,
  type LinkedWay,
  type NewWay,
  type Proof,
  type Way,
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
import type { Choice } from "./account-chooser.ts";
import { delivered } from "./delivered.ts";
import { requireRecentSignIn } from "./recent-sign-in.ts";
import { codeOf, throwRefusal } from "./refusal.ts";

/** The account of who is signed in, as the identity service keeps it; the windows are already open. */
export type AccountAccess = Omit<IdentityAccountServices, "reauthenticate" | "link" | "sendCode"> & {
  reauthenticate: (proof: Proof, choice: Choice | undefined) => Promise<void>;
  link: (way: NewWay, choice: Choice | undefined) => Promise<void>;
};

/**
 * @param origin of the shop, for the links of mails
 * @param tellChange called when the shopper is known by other data than before
 */
export function createAccountAccess(auth: Auth, origin: string, tellChange: () => void): AccountAccess {
  const asShopper = async <T>(work: (user: User) => Promise<T>): Promise<T> => {
    await auth.authStateReady();
    if (!auth.currentUser) throw new SignInRefusal("needsRecentSignIn");
    return work(auth.currentUser).catch(throwRefusal);
  };
  return {
    readAccess: () =>
      asShopper(async (user) => {
        await reloadFully(user);
        tellChange();
        return {
          email: user.email,
          emailVerified: user.emailVerified,
          phone: user.phoneNumber,
          ways: waysOf(user),
        };
      }),
    sendVerification: () =>
      asShopper(async (user) => (await delivered(import("./email.ts"))).sendVerification(user, origin)),
    reauthenticate: (proof, choice) => asShopper((user) => prove(user, proof, choice)),
    setPassword: ({ password }) =>
      asShopper(async (user) => {
        await reloadFully(user);
        if (waysOf(user).some(({ way }) => way === "password")) {
          await updatePassword(user, password.reveal());
        } else {
          await linkWithCredential(user, toPasswordCredential(user, password));
        }
      }),
    changeEmail: ({ email }) =>
      asShopper((user) => verifyBeforeUpdateEmail(user, email, { url: `${origin}/cuenta` })),
    link: (way, choice) =>
      asShopper(async (user) => {
        await requireRecentSignIn(user);
        await add(user, way, choice);
        tellChange();
      }),
    unlink: ({ way }) =>
      asShopper(async (user) => {
        await reloadFully(user);
        const ways = waysOf(user);
        if (!ways.some((linked) => linked.way === way)) return;
        if (ways.length === 1) throw new SignInRefusal("lastWay");
        await unlink(user, PROVIDER_IDS[way]);
        tellChange();
      }),
    rename: ({ name }) =>
      asShopper(async (user) => {
        await updateProfile(user, { displayName: name });
        tellChange();
      }),
  };
}

/**
 * The SDK's own reload only adds: a way in that was taken away on another device would stay for ever. Nothing
 * reads the ways but after a reload.
 */
async function reloadFully(user: User): Promise<void> {
  user.providerData.length = 0;
  await reload(user);
}

async function prove(user: User, proof: Proof, choice: Choice | undefined): Promise<void> {
  switch (proof.way) {
    case "password":
      await reauthenticateWithCredential(user, toPasswordCredential(user, proof.password));
      return;
    case "phone":
      await reauthenticateWithCredential(
        user,
        (await delivered(import("./phone.ts"))).toPhoneCredential(proof),
      );
      return;
    default:
      await (await delivered(import("./social.ts"))).reauthenticateWith(user, { way: proof.way, choice });
  }
}

async function add(user: User, way: NewWay, choice: Choice | undefined): Promise<void> {
  try {
    if (way.way === "phone") {
      await linkWithCredential(user, (await delivered(import("./phone.ts"))).toPhoneCredential(way));
    } else {
      await (await delivered(import("./social.ts"))).linkWith(user, { way: way.way, choice });
    }
  } catch (error) {
    // The number or the account of Google or Facebook leads to another account already.
    if (codeOf(error) !== "auth/account-exists-with-different-credential") throw error;
    throw new SignInRefusal("alreadyLinked");
  }
}

/** A password belongs to an e-mail: an account by phone alone has to get one first. */
function toPasswordCredential(user: User, password: Secret): AuthCredential {
  if (user.email === null) throw new SignInRefusal("unexpected");
  return EmailAuthProvider.credential(user.email, password.reveal());
}

const PROVIDER_IDS: Readonly<Record<Way, string>> = {
  password: "password",
  phone: "phone",
  google: "google.com",
  facebook: "facebook.com",
};

const WAYS: readonly Way[] = ["password", "phone", "google", "facebook"];

function waysOf(user: User): LinkedWay[] {
  return WAYS.flatMap((way) => {
    const linked = user.providerData.find(({ providerId }) => providerId === PROVIDER_IDS[way]);
    return linked ? [{ way, label: linked.email ?? linked.phoneNumber }] : [];
  });
}
