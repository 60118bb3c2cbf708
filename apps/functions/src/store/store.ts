/** The documents of a store by their collections: plain JSON. */
export type Documents = Record<string, Record<string, unknown>>;

/** The name of a collection. */
export type Name<Collections extends Documents> = keyof Collections & string;

/** What an engine is opened with: its collections, and every query on them. */
export type Schema = { collections: readonly string[]; indexes: readonly Index[] };

/** Fields that a query compares for equality, and the field that it sorts by. */
export type Index<Collection extends string = string> = {
  collection: Collection;
  equal: readonly string[];
  orderBy?: { field: string; direction: "asc" | "desc" };
};

/**
 * The port of the shop's store. Adapters differ only in their engine: `describeStore` tests that they behave the same,
 * and `checkedStore` makes them reject the same.
 */
export type Store<Collections extends Documents> = Reads<Collections> & {
  /** Documents by the fields of a declared index. Documents without the sort field are left out. */
  query<C extends Name<Collections>>(query: Query<Collections, C>): Promise<Stored<Collections, C>[]>;
  /**
   * Runs reads, then writes, in isolation. Nothing is written when `run` throws.
   * @param run may run several times, so it uses only `tx`, and awaits only its reads
   * @param queue the contended resource: transactions of this process with the same queue run in sequence instead of
   * retrying on contention. Other processes may still contend
   * @throws AlreadyExistsError when `tx.create` finds a document; ContentionError on lasting contention; StorageError
   * when nothing can be written
   */
  transaction<R>(run: (tx: Transaction<Collections>) => Promise<R>, queue?: string): Promise<R>;
  /** How much one transaction writes at most, in bytes of JSON. */
  maxTransactionBytes: number;
  /** Finishes running transactions first. Everything acknowledged is stored. Idempotent. */
  close(): Promise<void>;
};

export type Reads<Collections extends Documents> = {
  get<C extends Name<Collections>>(collection: C, id: string): Promise<Collections[C] | undefined>;
  /** In the order of the ids. */
  getMany<C extends Name<Collections>>(
    collection: C,
    ids: readonly string[],
  ): Promise<(Collections[C] | undefined)[]>;
};

/** Reads come before writes; writes are buffered until `run` has ended. */
export type Transaction<Collections extends Documents> = Reads<Collections> & {
  set<C extends Name<Collections>>(collection: C, id: string, doc: Collections[C]): void;
  /** Like `set`, but the transaction fails when the document exists. */
  create<C extends Name<Collections>>(collection: C, id: string, doc: Collections[C]): void;
  /** Does nothing for a missing document. */
  delete(collection: Name<Collections>, id: string): void;
};

export type Stored<Collections extends Documents, C extends Name<Collections>> = {
  id: string;
  doc: Collections[C];
};

export type Scalar = string | number | boolean;

export type Query<Collections extends Documents, C extends Name<Collections>> = {
  collection: C;
  /** Fields that equal a value. */
  where?: { [F in keyof Collections[C] & string]?: Scalar };
  /** Documents with equal values are sorted by id, in the same direction. Without `orderBy`: by id, ascending. */
  orderBy?: { field: keyof Collections[C] & string; direction: "asc" | "desc" };
  limit: number;
  /** The place of the last document of the page before; `value` is its sort field. */
  startAfter?: Place;
};

export type Place = { value?: Scalar; id: string };

/** What an adapter implements, independent of the shop's collections. */
export type Engine = Store<Documents>;
export type EngineQuery = Query<Documents, string>;
