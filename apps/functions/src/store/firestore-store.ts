import type { DocumentReference, Firestore } from "@google-cloud/firestore";
import type { CollectionName, Collections } from "./collections.ts";
import { docOf } from "./firestore-doc.ts";
import { toCountQuery, toPageQuery } from "./firestore-query.ts";
import { draftFirestoreTransaction } from "./firestore-transaction.ts";
import { checkedStore } from "./checked-store.ts";
import { AlreadyExistsError, ContentionError } from "./store-error.ts";
import type { Store } from "./store.ts";

/** How often a transaction starts over before it gives up; the SDK waits longer each time. */
const ATTEMPTS = 20;

/** What the engine says (gRPC's codes) when a created document exists, and when others kept writing. */
const ALREADY_EXISTS = 6;
const ABORTED = 10;

/**
 * A store in Firestore, for any number of machines.
 * @param firestore a client of its own: closing the store ends it
 */
export function openFirestoreStore(firestore: Firestore): Store {
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
    transaction: (run) =>
      track(async () => {
        let created: CollectionName[] = [];
        try {
          return await firestore.runTransaction(
            (transaction) => {
              const draft = draftFirestoreTransaction(transaction, reference);
              created = draft.created;
              return run(draft.tx);
            },
            { maxAttempts: ATTEMPTS },
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
  if (code === ABORTED) return new ContentionError(ATTEMPTS);
  return error;
}
