import { openFirestoreStore } from "./firestore-store.ts";
import type { Store } from "./store.ts";

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
