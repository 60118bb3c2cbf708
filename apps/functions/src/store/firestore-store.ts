import type { Firestore } from "@google-cloud/firestore";
import type { CollectionName, Collections } from "./collections.ts";
import { toPageQuery } from "./firestore-query.ts";
import { firestoreReads, referenceTo } from "./firestore-reads.ts";
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
 * @param connect gives a client of its own, which ends with the store. Called at the first use, and once: an instance
 *   that only refuses calls never loads the SDK
 */
export function openFirestoreStore(connect: () => Promise<Firestore>): Store {
  const inQueue = createQueues();
  const running = new Set<Promise<unknown>>();
  let connecting: Promise<Firestore> | undefined;
  let closing: Promise<void> | undefined;
  const track = async <R>(task: (firestore: Firestore) => Promise<R>): Promise<R> => {
    if (closing) throw new Error("this store is closed");
    const mine = (connecting ??= connect()).then(task);
    running.add(mine);
    try {
      return await mine;
    } finally {
      running.delete(mine);
    }
  };
  const end = async (): Promise<void> => {
    await Promise.allSettled(running);
    await (await connecting)?.terminate();
  };
  return checkedStore({
    ...firestoreReads((collection, ids) =>
      track((firestore) => firestore.getAll(...ids.map((id) => referenceTo(firestore, collection, id)))),
    ),
    query: (query) =>
      track(async (firestore) => {
        const { docs } = await toPageQuery(firestore, query).get();
        return docs.map((each) => ({
          id: each.id,
          doc: each.data() as Collections[typeof query.collection],
        }));
      }),
    transaction: (run, queue) =>
      track(async (firestore) => {
        let created: CollectionName[] = [];
        try {
          return await inQueue(queue, () =>
            retryContention(() =>
              firestore.runTransaction(
                (transaction) => {
                  const draft = draftFirestoreTransaction(firestore, transaction);
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
