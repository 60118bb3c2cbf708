import { PROJECT_ID } from "./project.ts";

/**
 * Points the admin SDK inside the functions at the auth emulator instead of at Google: for accounts, and for tokens
 * unless `skipTokenVerification` is set. The SDK reads these variables once, on first use: one shop per process.
 * @param host the result of the auth emulator's `adminHost`
 */
export function pointAdminSdk(host: string): void {
  process.env.GCLOUD_PROJECT = PROJECT_ID;
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: PROJECT_ID });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
}
