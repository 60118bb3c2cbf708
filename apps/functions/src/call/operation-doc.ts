import type { RejectedLine } from "@shop/contract";

/** A change that was applied. It names nobody: its id is a hash, and the change itself is not in it. */
export type OperationDoc = {
  /** From when on it may be forgotten. */
  endsAt: string;
  /** The rejected lines of a merge: the answer to a repeated call. */
  rejectedLines?: RejectedLine[];
};
