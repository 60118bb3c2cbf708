import { FirestoreMock } from "@firebase-bridge/firestore-admin";
import type { Firestore } from "@google-cloud/firestore";

/**
 * A database in this process, at first empty. What it cannot do is named where `describeStore` runs on it.
 * @returns gives clients of the SDK that all see that database
 */
export function createFirestoreDouble(): () => Promise<Firestore> {
  const mock = new FirestoreMock();
  // It tells by the millisecond whether a document changed since it was read: two commits in one would be lost.
  let last = 0;
  mock.systemTime.custom(() => {
    last = Math.max(last + 1, Date.now());
    return new Date(last);
  });
  const database = mock.createDatabase();
  return async () => {
    // Its types name the SDK by the path of the admin SDK: the same class, for TypeScript perhaps another one.
    const client: unknown = database.firestore();
    return client as Firestore;
  };
}
