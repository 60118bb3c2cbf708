/** Stands for an account that is deleted: while it is there, nothing is written for that account. */
export type DeletedAccountDoc = {
  deletedAt: string;
  /** Whether the identity service has removed it too. */
  isIdentityGone: boolean;
};
