import type { RejectedLine } from "@shop/contract";

/** A change of a cart that was applied. It names nobody: its id is a hash, and the change itself is not in it. */
export type CartOperationDoc = {
  /** From when on it may be forgotten. */
  endsAt: string;
  /** What a merge left out, for whoever lost the answer and sends it again. */
  rejectedLines?: RejectedLine[];
};
