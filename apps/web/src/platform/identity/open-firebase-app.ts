import { initializeApp, type FirebaseApp, type FirebaseOptions } from "firebase/app";

/** How long the browser's database may take to open, in ms: a sign-in goes on within two seconds. */
const PATIENCE = 1000;
const PROBE = "alacena-probe";

/**
 * An app of the SDK, in a page whose IndexedDB answers or is gone: the SDK waits for it before each request of a
 * sign-in and of App Check, and without end. In Safari with many tabs, or in a broken profile, it never answers.
 * Without one the SDK goes on, and asks anew for what it would have kept.
 * @param name of the app; the SDK's own without one
 */
export async function openFirebaseApp(options: FirebaseOptions, name?: string): Promise<FirebaseApp> {
  if (!(await isDatabaseSettled()))
    Object.defineProperty(globalThis, "indexedDB", { value: undefined, configurable: true });
  return initializeApp(options, name);
}

/** Whether the browser's database opens or refuses to, in time. A refusal the SDK understands. */
function isDatabaseSettled(): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    setTimeout(resolve, PATIENCE, false);
    const database = indexedDB;
    const opening = database.open(PROBE);
    opening.addEventListener("error", () => resolve(true));
    opening.addEventListener("success", () => {
      resolve(true);
      opening.result.close();
      database.deleteDatabase(PROBE);
    });
  }).catch(() => true);
}
