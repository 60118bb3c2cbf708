import type { CollectionName, Collections } from "./collections.ts";

/**
 * The port to what the shop keeps. Adapters differ in the engine alone: `describeStore` holds them to the same
 * behaviour, and `checkedStore` to the same rejections.
 */
export type Store = Reads & {
  /** Documents by the fields of a declared index (`indexes.ts`). Documents without the sort field are left out. */
  query<C extends CollectionName>(query: Query<C>): Promise<Stored<C>[]>;
  /**
   * Runs reads, then writes, as if nobody else wrote meanwhile. Nothing is written when `run` throws.
   * @param run may run several times, so it touches nothing but `tx`, and waits for nothing but its reads
   * @param queue what it writes that many want at once: transactions of this process with the same queue run one after the
   *   other, where they would only make each other start over. Those of other processes are met all the same
   * @throws AlreadyExistsError when `tx.create` meets a document; ContentionError when others never stop writing;
   *   StorageError when nothing can be written
   */
  transaction<R>(run: (tx: Transaction) => Promise<R>, queue?: string): Promise<R>;
  /** Ends running transactions first. Everything acknowledged before is stored. Closing again does nothing. */
  close(): Promise<void>;
};

export type Reads = {
  get<C extends CollectionName>(collection: C, id: string): Promise<Collections[C] | undefined>;
  /** In the order of the ids. */
  getMany<C extends CollectionName>(
    collection: C,
    ids: readonly string[],
  ): Promise<(Collections[C] | undefined)[]>;
};

/** Reads come before writes; writes are kept until `run` has ended. */
export type Transaction = Reads & {
  set<C extends CollectionName>(collection: C, id: string, doc: Collections[C]): void;
  /** Like `set`, but the transaction fails when the document exists. */
  create<C extends CollectionName>(collection: C, id: string, doc: Collections[C]): void;
  /** A document that does not exist stays so. */
  delete(collection: CollectionName, id: string): void;
};

export type Stored<C extends CollectionName> = { id: string; doc: Collections[C] };

type Field<C extends CollectionName> = keyof Collections[C] & string;

export type Scalar = string | number | boolean;

export type Query<C extends CollectionName> = {
  collection: C;
  /** Fields that equal a value. */
  where?: { [F in Field<C>]?: Scalar };
  /** Equal values follow the id, in the same direction. Without it: by id, ascending. */
  orderBy?: { field: Field<C>; direction: "asc" | "desc" };
  limit: number;
  /** The place of the last document of the page before; `value` is its sort field. */
  startAfter?: Place;
};

export type Place = { value?: Scalar; id: string };
