import type { HandlerDeps } from "../call/handler.ts";
import { readPages } from "../store/read-pages.ts";
import type { Identity } from "./identity.ts";
import { releaseOrders } from "./release-orders.ts";

type Deps = Pick<HandlerDeps & Identity, "store" | "now" | "deleteIdentity">;

type OnError = (error: unknown, accountId: string) => void;

/** How long (ms) the record of a deletion (tombstone) stays after the identity is deleted. ID tokens last an hour. */
const REMEMBERED = 24 * 60 * 60 * 1000;

const OLDEST_FIRST = {
  collection: "deletedAccounts",
  orderBy: { field: "deletedAt", direction: "asc" },
  limit: 100,
} as const;

/**
 * Deletes an account. After its first transaction nothing is written for the account any more (`accountTransaction`),
 * so that no pending call recreates it. The identity is deleted last: until then the shopper can retry. The scheduled
 * sweep finishes an interrupted deletion.
 */
export async function endAccount(deps: Deps, accountId: string): Promise<void> {
  const deletedAt = deps.now().toISOString();
  await deps.store.transaction(async (tx) => {
    tx.set("deletedAccounts", accountId, { deletedAt, isIdentityGone: false });
    tx.delete("carts", accountId);
    tx.delete("accounts", accountId);
  });
  await finishDeletion(deps, accountId);
}

/** Finishes interrupted deletions, and removes old records of finished ones. */
export async function finishDeletions(deps: Deps, onError: OnError): Promise<void> {
  await finishInterrupted(deps, onError);
  await forgetFinished(deps);
}

/** Anonymizes the orders and deletes the identity. Idempotent. */
async function finishDeletion({ store, now, deleteIdentity }: Deps, accountId: string): Promise<void> {
  await releaseOrders(store, accountId);
  await deleteIdentity(accountId);
  // Not when the deletion began: until now the shopper could sign in and get new ID tokens.
  const deletedAt = now().toISOString();
  await store.transaction(async (tx) =>
    tx.set("deletedAccounts", accountId, { deletedAt, isIdentityGone: true }),
  );
}

/** Reads every page: deletions that fail again stay the oldest, and must not hide younger ones. */
async function finishInterrupted(deps: Deps, onError: OnError): Promise<void> {
  const where = { isIdentityGone: false };
  for await (const page of readPages(deps.store, { ...OLDEST_FIRST, where }))
    await Promise.all(
      page.map(({ id }) => finishDeletion(deps, id).catch((error: unknown) => onError(error, id))),
    );
}

async function forgetFinished({ store, now }: Deps): Promise<void> {
  for await (const page of readPages(store, OLDEST_FIRST)) {
    const old = page.filter(({ doc }) => now().getTime() - Date.parse(doc.deletedAt) > REMEMBERED);
    const finished = old.filter(({ doc }) => doc.isIdentityGone);
    if (finished.length > 0)
      await store.transaction(async (tx) => {
        for (const { id } of finished) tx.delete("deletedAccounts", id);
      });
    // The oldest are first: whatever follows a young record is young, too.
    if (old.length < page.length) return;
  }
}
