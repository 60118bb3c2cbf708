import type { Firestore } from "@google-cloud/firestore";
import { toPageQuery } from "./firestore-query.ts";
import { draftFirestoreTransaction, firestoreReads } from "./firestore-transaction.ts";
import { checkedStore } from "./checked-store.ts";
import { createQueues } from "./queues.ts";
import { retryContention } from "./retry-contention.ts";
import { AlreadyExistsError } from "./store-error.ts";
import type { Documents, Schema, Store } from "./store.ts";

/** What the engine says when a created document exists: https://grpc.io/docs/guides/status-codes/ */
const ALREADY_EXISTS = 6;

/** Firestore takes requests of 10 MiB, in a format of its own: https://firebase.google.com/docs/firestore/quotas */
const MAX_TRANSACTION_BYTES = 6_000_000;

/**
 * A store in Firestore, for any number of machines.
 * @param connect returns a new client, which is closed with the store. Called on first use, and again after a failure:
 * an instance that only refuses calls never loads the SDK
 */
export function firestoreStore<Collections extends Documents>(
  connect: () => Promise<Firestore>,
  schema: Schema,
): Store<Collections> {
  const inQueue = createQueues();
  const running = new Set<Promise<unknown>>();
  let connecting: Promise<Firestore> | undefined;
  let closing: Promise<void> | undefined;
  /** A failed connection is tried again at the next use. */
  const connected = () =>
    (connecting ??= connect().catch((error: unknown) => {
      connecting = undefined;
      throw error;
    }));
  const track = async <R>(task: (firestore: Firestore) => Promise<R>): Promise<R> => {
    if (closing) throw new Error("this store is closed");
    const mine = connected().then(task);
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
  const reads = (firestore: Firestore) => firestoreReads(firestore, firestore);
  return checkedStore(
    {
      get: (collection, id) => track((firestore) => reads(firestore).get(collection, id)),
      getMany: (collection, ids) => track((firestore) => reads(firestore).getMany(collection, ids)),
      query: (query) =>
        track(async (firestore) => {
          const { docs } = await toPageQuery(firestore, query).get();
          return docs.map((each) => ({ id: each.id, doc: each.data() }));
        }),
      maxTransactionBytes: MAX_TRANSACTION_BYTES,
      transaction: (run, queue) =>
        track(async (firestore) => {
          let created = new Set<string>();
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
            const exists = error instanceof Error && "code" in error && error.code === ALREADY_EXISTS;
            throw exists ? new AlreadyExistsError([...created].join(" or ")) : error;
          }
        }),
      close: () => (closing ??= end()),
    },
    schema,
  );
}
