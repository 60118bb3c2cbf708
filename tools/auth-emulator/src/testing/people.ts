import { randomUUID } from "node:crypto";
import { initializeApp } from "firebase/app";
import {
  type Auth,
  type AuthCredential,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  FacebookAuthProvider,
  GoogleAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  linkWithCredential,
  PhoneAuthCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
  type User,
} from "firebase/auth";
import { PROJECT_ID } from "./emulator-server.ts";
import { readMessages, type SentSms } from "./sent.ts";
import { METHOD_ROOT, post } from "./wire.ts";

export const EMAIL = "ana@example.mx";
export const PASSWORD = "jitomate y cebolla";
export const PHONE = "+525512345678";

/** A separate browser, from the SDK's view. */
export function openBrowser(origin: string, projectId = PROJECT_ID): Auth {
  const app = initializeApp({ apiKey: "local", projectId }, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  return auth;
}

/** A user who has just signed up, in a separate browser. */
export async function signUp(origin: string, email = EMAIL, password = PASSWORD): Promise<User> {
  return (await createUserWithEmailAndPassword(openBrowser(origin), email, password)).user;
}

/** A user who has just signed in, in a separate browser. */
export async function signIn(origin: string, email = EMAIL, password = PASSWORD): Promise<User> {
  return (await signInWithEmailAndPassword(openBrowser(origin), email, password)).user;
}

/** Ana, as Google and Facebook know her. */
export interface SocialPerson {
  readonly sub?: string;
  readonly email?: string;
  readonly name?: string;
  readonly email_verified?: boolean;
}

/** Google's credential of Ana; her address is verified. */
export const GOOGLE: AuthCredential = GoogleAuthProvider.credential(
  JSON.stringify({ sub: "g-ana", email: EMAIL, name: "Ana de Google", email_verified: true }),
);

/** Facebook's credential of Ana; her address is unverified. */
export const FACEBOOK: AuthCredential = FacebookAuthProvider.credential(
  JSON.stringify({ sub: "f-ana", email: EMAIL, name: "Ana de Facebook", email_verified: false }),
);

/** A user who has just signed in with that credential, in a separate browser. */
export async function signInWith(origin: string, credential: AuthCredential): Promise<User> {
  return (await signInWithCredential(openBrowser(origin), credential)).user;
}

/** The digits of the message that was just sent to that number, and the browser's session. */
export async function askForDigits(origin: string, phoneNumber: string): Promise<SentSms> {
  const url = `${origin}${METHOD_ROOT}/accounts:sendVerificationCode?key=local`;
  const { body } = await post(url, { phoneNumber });
  const { sessionInfo }: { sessionInfo?: unknown } = Object(body);
  const sms = (await readMessages(origin)).find((message) => message.sessionInfo === sessionInfo);
  if (!sms) throw new Error(`no message was sent: ${JSON.stringify(body)}`);
  return sms;
}

/** As created by the SDK in a browser; not available in Node. */
export function phoneCredential({ sessionInfo, code }: Pick<SentSms, "sessionInfo" | "code">) {
  const credential = PhoneAuthCredential.fromJSON({ verificationId: sessionInfo, verificationCode: code });
  if (!credential) throw new Error("no credential of a phone");
  return credential;
}

/** A user who has just signed in with the digits of an SMS. */
export async function signInByPhone(origin: string, phone = PHONE): Promise<User> {
  return signInWith(origin, phoneCredential(await askForDigits(origin, phone)));
}

/** Links Ana's number to the account. */
export async function linkPhone(origin: string, user: User): Promise<void> {
  await linkWithCredential(user, phoneCredential(await askForDigits(origin, PHONE)));
}

/** The code with which the SDK fails, or "none". */
export async function codeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return "none";
  } catch (error) {
    if (error instanceof Error && "code" in error) return String(error.code);
    throw error;
  }
}
