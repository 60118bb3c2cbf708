import { setTimeout as pause } from "node:timers/promises";
import type { CollectionName, Collections } from "./collections.ts";
import { checkedStore } from "./checked-store.ts";
import { createMutex } from "./mutex.ts";
import { createSharedCommits } from "./shared-commits.ts";
import { openSqliteFile } from "./sqlite-file.ts";
import { countOf, selectOf } from "./sqlite-query.ts";
import { draftTransaction } from "./sqlite-transaction.ts";
import { ContentionError } from "./store-error.ts";
import type { Store, Transaction } from "./store.ts";

/** How often a transaction starts over before it gives up. */
const ATTEMPTS = 50;

/**
 * A store in one SQLite file, for one machine; several processes may open the same file.
 * @param path a file, made when missing, or `:memory:`
 */
export function openSqliteStore(path: string): Store {
  const file = openSqliteFile(path);
  const commits = createSharedCommits(file);
  // Without it, transactions of this process would start over because of each other.
  const oneAtATime = createMutex();
  const underWay = new Set<Promise<unknown>>();
  const get = <C extends CollectionName>(collection: C, id: string) =>
    // A collection holds what its type says: only this store writes it.
    file.read(collection, id).doc as Collections[C] | undefined;

  const attempt = async <R>(run: (tx: Transaction) => Promise<R>, count: number): Promise<R> => {
    const { outcome, kept } = await oneAtATime(async () => {
      const { tx, reads, writes } = draftTransaction(commits.read);
      const [settled] = await Promise.allSettled([run(tx)]);
      // A refusal that was decided on stale reads is no refusal either.
      return {
        outcome: settled,
        kept: commits.keep(
          { reads, writes: settled.status === "fulfilled" ? writes : [] },
          underWay.size === 1,
        ),
      };
    });
    if (await kept) {
      if (outcome.status === "fulfilled") return outcome.value;
      throw outcome.reason;
    }
    if (count === ATTEMPTS) throw new ContentionError(ATTEMPTS);
    await pause(Math.random() * count);
    return attempt(run, count + 1);
  };

  return checkedStore({
    get: async (collection, id) => get(collection, id),
    getMany: async (collection, ids) => ids.map((id) => get(collection, id)),
    query: async (query) => file.select(selectOf(query)),
    count: async (query) => file.count(countOf(query)),
    transaction: async (run) => {
      const whole = attempt(run, 1);
      underWay.add(whole);
      try {
        return await whole;
      } finally {
        underWay.delete(whole);
      }
    },
    close: async () => {
      await Promise.allSettled(underWay);
      file.close();
    },
  });
}
