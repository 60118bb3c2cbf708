/** Stands for an account that is deleted: while it is there, nothing is written for that account. */
export type DeletedAccountDoc = {
  /** When the identity was removed; until then, when the account was. */
  deletedAt: string;
  /** Whether the identity service has removed it too. */
  isIdentityGone: boolean;
};
