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

/** The code of an SMS, and the id of that SMS. */
export type PhoneCode = { verificationId: string; code: Secret };

/**
 * Sends an SMS with a code.
 * @param phone E.164
 * @param isEmbedded whether the embedded backend sends it, which needs no reCAPTCHA
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

/** The SDK calls this verifier's reset method, which its types omit. */
const NO_RECAPTCHA = {
  type: "recaptcha",
  verify: async () => "embedded",
  _reset: () => undefined,
};

/** The reCAPTCHA is visible only if the service has doubts; its widget needs an element in the page. */
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
