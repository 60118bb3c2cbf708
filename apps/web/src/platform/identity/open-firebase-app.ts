import { initializeApp, type FirebaseApp, type FirebaseOptions } from "firebase/app";

/** How long the browser's database may take to open (ms): a sign-in continues within two seconds. */
const TIMEOUT = 1000;
const PROBE = "alacena-probe";

/**
 * Opens an app of the SDK, after removing an IndexedDB that does not answer: the SDK waits for it without a timeout
 * before each request of a sign-in and of App Check. In Safari with many tabs, or in a broken profile, it never
 * answers. Without it the SDK works, and requests anew what it would have stored.
 * @param name of the app; the SDK's default if undefined
 */
export async function openFirebaseApp(options: FirebaseOptions, name?: string): Promise<FirebaseApp> {
  if (!(await isDatabaseSettled()))
    Object.defineProperty(globalThis, "indexedDB", { value: undefined, configurable: true });
  return initializeApp(options, name);
}

/** Whether the browser's database opens or fails in time. The SDK handles a failure. */
function isDatabaseSettled(): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    setTimeout(resolve, TIMEOUT, false);
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
