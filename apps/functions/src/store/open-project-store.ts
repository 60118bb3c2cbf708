import { openFirestoreStore } from "./firestore-store.ts";
import type { Store } from "./store.ts";

/**
 * Reads the credentials of this machine, which an emulator needs none of: without any, Firestore's client ends the
 * process with a stack.
 * @throws Error when there are none, or they are refused
 */
export async function checkCredentials(): Promise<void> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return;
  const { applicationDefault } = await import("firebase-admin/app");
  await applicationDefault().getAccessToken();
}

/**
 * The store of a Firebase project, reached with the credentials of this machine. Its SDK is slow to load, so it is
 * loaded at the first use.
 * @param projectId the project that this machine belongs to, by default
 */
export function openProjectStore(projectId?: string): Store {
  return openFirestoreStore(async () => {
    const { Firestore } = await import("@google-cloud/firestore");
    return new Firestore(projectId === undefined ? {} : { projectId });
  });
}
