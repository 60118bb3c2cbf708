import { randomUUID } from "node:crypto";
import { initializeApp } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  type User,
} from "firebase/auth";
import { PROJECT_ID } from "./identity-server.ts";

export const EMAIL = "ana@example.mx";
export const PASSWORD = "jitomate y cebolla";

/** A browser of its own, as far as the SDK can tell. */
export function openBrowser(origin: string): Auth {
  const app = initializeApp({ apiKey: "local", projectId: PROJECT_ID }, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  return auth;
}

/** Somebody who has just signed up, in a browser of their own. */
export async function signUp(origin: string, email = EMAIL, password = PASSWORD): Promise<User> {
  return (await createUserWithEmailAndPassword(openBrowser(origin), email, password)).user;
}

/** Somebody who has just signed in, in a browser of their own. */
export async function signIn(origin: string, email = EMAIL, password = PASSWORD): Promise<User> {
  return (await signInWithEmailAndPassword(openBrowser(origin), email, password)).user;
}

/** The code with which the SDK fails, or "none". */
export async function codeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return "none";
  } catch (error) {
    if (error instanceof Error && "code" in error) {
      return String(error.code);
    }
    throw error;
  }
}
