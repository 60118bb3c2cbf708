import { Secret, SignInFailureError, type IdentityReport } from "@shop/session-machine";
import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { onTestFinished } from "vitest";
import { createIdentityClient } from "../../platform/identity/identity.ts";
import { startBackend } from "@shop/api-client/testing";
import { identityPaths } from "./identity-paths.ts";

export const ANA = {
  uid: "ana",
  email: "ana@correo.example",
  name: "Ana Torres",
  emailVerified: false,
  phone: null,
};
export const ACCOUNT = { localId: ANA.uid, email: ANA.email, displayName: ANA.name };
export const ATTEMPT = {
  method: "password",
  email: ANA.email,
  password: new Secret("clave-secreta"),
} as const;

/** The real SDK in its own app, against a server that answers as the test says. */
export async function startIdentity() {
  const backend = await startBackend();
  let app: FirebaseApp;
  const open = () => {
    app = initializeApp({ apiKey: "embedded", projectId: "demo-alacena" }, backend.origin);
    return createIdentityClient(app, {
      origin: backend.origin,
      isEmbedded: true,
      redeemEmailCode: async ({ code }) => ({ token: `token of ${code}` }),
    });
  };
  onTestFinished(async () => {
    await deleteApp(app);
    await backend.stop();
  });
  /** Reloads the page: the device has stored who was signed in. */
  const reopen = async () => {
    await deleteApp(app);
    return open();
  };
  return { backend, identity: open(), reopen };
}

export type Backend = Awaited<ReturnType<typeof startBackend>>;
type Identity = ReturnType<typeof createIdentityClient>;

/** When the test was loaded (s): every token of an account is the same text. */
const LOADED_AT = Math.floor(Date.now() / 1000);

/**
 * The service's response to a sign-in: an unsigned token, as the SDK reads only its times.
 * @param age of the sign-in when the token was written, in s
 */
export function tokensOf(uid: string, age = 0) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return {
    localId: uid,
    idToken: `${part({ alg: "none" })}.${part({ sub: uid, iat: LOADED_AT, exp: LOADED_AT + 3600, auth_time: LOADED_AT - age })}.`,
    refreshToken: "refresco",
    expiresIn: "3600",
  };
}

/** The service's response to a token renewal. */
export function renewalOf({ idToken, refreshToken, expiresIn }: ReturnType<typeof tokensOf>) {
  return { access_token: idToken, id_token: idToken, refresh_token: refreshToken, expires_in: expiresIn };
}

/** What the client reports from now on, once it knows who is signed in. */
export async function reportsOf(identity: Identity): Promise<IdentityReport[]> {
  const reports: IdentityReport[] = [];
  onTestFinished(identity.watch((report) => reports.push(report)));
  await identity.ready();
  return reports;
}

/** An account in the service's response. */
export type Account = {
  localId: string;
  email?: string;
  displayName?: string;
  emailVerified?: boolean;
  phoneNumber?: string;
  providerUserInfo?: { providerId: string; rawId?: string; email?: string; phoneNumber?: string }[];
};

/** Lets every sign-in method sign in to this account, without checking its credential. */
export function admit(backend: Backend, account: Account): void {
  const { signIn, signUp, signInWithIdp, signInWithCustomToken, signInWithPhone, lookup } = identityPaths;
  for (const path of [signIn, signUp, signInWithIdp, signInWithCustomToken, signInWithPhone])
    backend.on(path, { ...tokensOf(account.localId), ...account });
  backend.on(lookup, { users: [account] });
}

/** Refuses as the service does, with a message of its protocol. */
export function refuse(backend: Backend, path: string, message: string): void {
  backend.on(path, { error: { code: 400, message } }, 400);
}

/** Why something was refused; anything but a `SignInFailureError` is a bug in the setup. */
export async function failureOf(
  attempt: Promise<unknown>,
): Promise<Pick<SignInFailureError, "reason" | "detail">> {
  const error: unknown = await attempt.then(
    () => new Error("the attempt succeeded"),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SignInFailureError)) throw new Error("not a SignInFailureError", { cause: error });
  return { reason: error.reason, detail: error.detail };
}

export async function reasonOf(attempt: Promise<unknown>) {
  return (await failureOf(attempt)).reason;
}
