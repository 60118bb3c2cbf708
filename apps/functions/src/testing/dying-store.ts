import type { Store } from "../documents/collections.ts";

/** What a process that loses its power leaves behind: a transaction that never was. */
export class PowerCut extends Error {}

/**
 * A store whose process dies at one of its transactions, and stays dead.
 * @param transaction counted from 1
 */
export function dyingAt(store: Store, transaction: number): Store {
  let count = 0;
  return {
    ...store,
    transaction: (run) => {
      count += 1;
      return count >= transaction ? Promise.reject(new PowerCut()) : store.transaction(run);
    },
  };
}
