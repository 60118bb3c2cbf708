import { FirestoreMock } from "@firebase-bridge/firestore-admin";
import type { Firestore } from "@google-cloud/firestore";

/**
 * An empty database in this process. Its gaps are listed where `describeStore` runs on it.
 * @returns creates clients of the SDK that share that database
 */
export function createFirestoreDouble(): () => Promise<Firestore> {
  const mock = new FirestoreMock();
  // It detects changes since a read by the millisecond: two commits in the same one would be lost.
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
