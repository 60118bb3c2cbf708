/** The orders of an account, or to an address, that may still be open. */
export type OpenOrdersDoc = {
  orderIds: string[];
  /** When the last of them is open no longer, whatever happens. */
  endsAt: string;
};
