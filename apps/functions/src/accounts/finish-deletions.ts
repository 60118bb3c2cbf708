import type { HandlerDeps } from "../call/handler.ts";
import { releaseOrders } from "./release-orders.ts";

type Deps = Pick<HandlerDeps, "store" | "now" | "deleteIdentity">;

/** How long (ms) a deletion is remembered: no call is under way, and no ID token good, for longer than an hour. */
const REMEMBERED = 24 * 60 * 60 * 1000;

/** How many deletions one sweep looks at, oldest first. */
const PAGE = 100;

/**
 * What follows the removal of cart and account: the orders forget whose they are, and the identity goes. Every step that
 * was done already does nothing.
 */
export async function finishDeletion(
  { store, deleteIdentity }: Deps,
  accountId: string,
  deletedAt: string,
): Promise<void> {
  await releaseOrders(store, accountId);
  await deleteIdentity(accountId);
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
    if (!isIdentityGone) await finishDeletion(deps, accountId, deletedAt);
    else if (now().getTime() - Date.parse(deletedAt) > REMEMBERED)
      await store.transaction(async (tx) => tx.delete("deletedAccounts", accountId));
  };
  await Promise.all(found.map(({ id, doc }) => settle(id, doc.deletedAt, doc.isIdentityGone).catch(onError)));
}
