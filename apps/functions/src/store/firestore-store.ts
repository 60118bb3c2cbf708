import type { DocumentReference, Firestore } from "@google-cloud/firestore";
import type { CollectionName, Collections } from "./collections.ts";
import { docOf } from "./firestore-doc.ts";
import { toCountQuery, toPageQuery } from "./firestore-query.ts";
import { draftFirestoreTransaction } from "./firestore-transaction.ts";
import { checkedStore } from "./checked-store.ts";
import { createQueues } from "./queues.ts";
import { retryContention } from "./retry-contention.ts";
import { AlreadyExistsError } from "./store-error.ts";
import type { Store } from "./store.ts";

/** What the engine says when a created document exists: https://grpc.io/docs/guides/status-codes/ */
const ALREADY_EXISTS = 6;

/**
 * A store in Firestore, for any number of machines.
 * @param firestore a client of its own: closing the store ends it
 */
export function openFirestoreStore(firestore: Firestore): Store {
  const inQueue = createQueues();
  const running = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  const track = async <R>(task: () => Promise<R>): Promise<R> => {
    if (closing) throw new Error("this store is closed");
    const mine = task();
    running.add(mine);
    try {
      return await mine;
    } finally {
      running.delete(mine);
    }
  };
  const end = async (): Promise<void> => {
    await Promise.allSettled(running);
    await firestore.terminate();
  };
  const reference = (collection: CollectionName, id: string): DocumentReference =>
    firestore.collection(collection).doc(id);
  return checkedStore({
    get: (collection, id) => track(async () => docOf(collection, await reference(collection, id).get())),
    getMany: (collection, ids) =>
      track(async () => {
        // The SDK takes no empty list.
        if (ids.length === 0) return [];
        const found = await firestore.getAll(...ids.map((id) => reference(collection, id)));
        return found.map((each) => docOf(collection, each));
      }),
    query: (query) =>
      track(async () => {
        const { docs } = await toPageQuery(firestore, query).get();
        return docs.map((each) => ({
          id: each.id,
          doc: each.data() as Collections[typeof query.collection],
        }));
      }),
    count: (query) => track(async () => (await toCountQuery(firestore, query).count().get()).data().count),
    transaction: (run, queue) =>
      track(async () => {
        let created: CollectionName[] = [];
        try {
          return await inQueue(queue, () =>
            retryContention(() =>
              firestore.runTransaction(
                (transaction) => {
                  const draft = draftFirestoreTransaction(transaction, reference);
                  created = draft.created;
                  return run(draft.tx);
                },
                // The SDK's own retries begin with a pause of a second, and end after ten with an error without a code.
                { maxAttempts: 1 },
              ),
            ),
          );
        } catch (error) {
          throw translated(error, created);
        }
      }),
    close: () => (closing ??= end()),
  });
}

function translated(error: unknown, created: readonly CollectionName[]): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === ALREADY_EXISTS) return new AlreadyExistsError([...new Set(created)].join(" or "));
  return error;
}
