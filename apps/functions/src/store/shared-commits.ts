import type { CollectionName } from "./collections.ts";
import type { SqliteFile } from "./sqlite-file.ts";
import type { Draft, Versioned, Write } from "./sqlite-transaction.ts";

export type SharedCommits = {
  /** A document as it will be once the drafts that wait are kept. */
  read: (collection: CollectionName, id: string) => Versioned;
  /**
   * Keeps a draft with all others of this turn, or at once when there is no other.
   * @param isAlone whether no other transaction is under way
   * @returns whether its reads held; throws AlreadyExistsError, and what SQLite throws
   */
  keep: (draft: Draft, isAlone: boolean) => Promise<boolean>;
};

/**
 * Transactions of one turn of the event loop reach the disk together: waiting for it is the dearest part of a write,
 * and takes as long for a hundred as for one. None of them is answered before.
 */
export function createSharedCommits(file: SqliteFile): SharedCommits {
  let waiting: { draft: Draft; settle: PromiseWithResolvers<boolean> }[] = [];
  const awaited = new Map<string, Write>();

  const commit = () => {
    const together = waiting;
    waiting = [];
    awaited.clear();
    try {
      const outcomes = file.commit(together.map(({ draft }) => draft));
      for (const [place, { settle }] of together.entries()) {
        const outcome = outcomes[place];
        if (outcome instanceof Error) settle.reject(outcome);
        else settle.resolve(outcome === true);
      }
    } catch (error) {
      for (const { settle } of together) settle.reject(error);
    }
  };

  return {
    read: (collection, id) => {
      const write = awaited.get(`${collection}/${id}`);
      if (!write) return file.read(collection, id);
      return { doc: write.kind === "delete" ? undefined : JSON.parse(write.json), version: write };
    },
    keep: (draft, isAlone) => {
      const settle = Promise.withResolvers<boolean>();
      waiting.push({ draft, settle });
      if (isAlone) commit();
      // After everything that came in by the network in this turn.
      else if (waiting.length === 1) setImmediate(commit);
      if (!isAlone) for (const write of draft.writes) awaited.set(`${write.collection}/${write.id}`, write);
      return settle.promise;
    },
  };
}
