import type { HandlerDeps } from "../call/handler.ts";
import { releaseOrders } from "./release-orders.ts";

type Deps = Pick<HandlerDeps, "store" | "now" | "deleteIdentity">;

/** How long (ms) a tombstone stays after the identity is gone. A call or an ID token lasts an hour at most. */
const REMEMBERED = 24 * 60 * 60 * 1000;

/** How many deletions one sweep looks at, oldest first. */
const PAGE = 100;

/**
 * What follows the removal of cart and account: the orders forget whose they are, and the identity goes. Every step that
 * was done already does nothing.
 */
export async function finishDeletion({ store, now, deleteIdentity }: Deps, accountId: string): Promise<void> {
  await releaseOrders(store, accountId);
  await deleteIdentity(accountId);
  // Not when the deletion began: until now the shopper could sign in and get new ID tokens.
  const deletedAt = now().toISOString();
  await store.transaction(async (tx) =>
    tx.set("deletedAccounts", accountId, { deletedAt, isIdentityGone: true }),
  );
}

/** Finishes deletions that were interrupted, and forgets those that nothing can follow any more. */
export async function finishDeletions(deps: Deps, onError: (error: unknown) => void): Promise<void> {
  const { store, now } = deps;
  const found = await store.query({
    collection: "deletedAccounts",
    orderBy: { field: "deletedAt", direction: "asc" },
    limit: PAGE,
  });
  const settle = async (accountId: string, deletedAt: string, isIdentityGone: boolean): Promise<void> => {
    if (!isIdentityGone) await finishDeletion(deps, accountId);
    else if (now().getTime() - Date.parse(deletedAt) > REMEMBERED)
      await store.transaction(async (tx) => tx.delete("deletedAccounts", accountId));
  };
  await Promise.all(found.map(({ id, doc }) => settle(id, doc.deletedAt, doc.isIdentityGone).catch(onError)));
}
