import type { Secret } from "@shop/session-machine";
import {
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  type ApplicationVerifier,
  type Auth,
  type AuthCredential,
  type User,
} from "firebase/auth";

/** What came in an SMS, and which SMS it was. */
export type PhoneCode = { verificationId: string; code: Secret };

/**
 * Sends an SMS with a code.
 * @param phone E.164
 * @param isEmbedded whether the embedded backend sends it, which asks for no reCAPTCHA
 */
export async function sendCode(
  auth: Auth,
  phone: string,
  isEmbedded: boolean,
): Promise<{ verificationId: string }> {
  const send = async (verifier: ApplicationVerifier) => ({
    verificationId: await new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier),
  });
  return isEmbedded ? send(NO_RECAPTCHA) : withRecaptcha(auth, send);
}

export async function signInByPhone(auth: Auth, code: PhoneCode): Promise<User> {
  return (await signInWithCredential(auth, toPhoneCredential(code))).user;
}

export function toPhoneCredential({ verificationId, code }: PhoneCode): AuthCredential {
  return PhoneAuthProvider.credential(verificationId, code.reveal());
}

/** The SDK resets whatever proved it, by a method that its types leave out. */
const NO_RECAPTCHA = {
  type: "recaptcha",
  verify: async () => "embedded",
  _reset: () => undefined,
};

/** The reCAPTCHA is shown only where the service doubts it, in a widget that needs a place in the page. */
async function withRecaptcha<T>(auth: Auth, work: (verifier: ApplicationVerifier) => Promise<T>): Promise<T> {
  const place = document.body.appendChild(document.createElement("div"));
  const verifier = new RecaptchaVerifier(auth, place, { size: "invisible" });
  try {
    return await work(verifier);
  } finally {
    verifier.clear();
    place.remove();
  }
}
