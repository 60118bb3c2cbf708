import { PROJECT_ID } from "./project.ts";

/**
 * Points the admin SDK inside the functions at the auth emulator instead of at Google: for accounts, and for tokens
 * where nobody has set `skipTokenVerification`. The SDK looks at these variables once, when it is first used: one shop a process.
 * @param host what `adminHost` of the auth emulator gave
 */
export function pointAdminSdk(host: string): void {
  process.env.GCLOUD_PROJECT = PROJECT_ID;
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: PROJECT_ID });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
}
