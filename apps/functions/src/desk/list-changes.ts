import { FailureError } from "@shop/contract";
import type { HandlerDeps } from "../call/handler.ts";
import type { Store } from "../documents/collections.ts";
import type { Place } from "../store/store.ts";
import type { StaffHandler } from "./require-staff.ts";

/** How many changes a page has. */
const PAGE_SIZE = 50;

/**
 * What staff have changed, newest first. A cursor is the id of the last entry of a page. Entries are never changed or
 * removed, so the next page begins where that one ended.
 * @throws FailureError 422 for a cursor that is no change
 */
export function listChanges({ store }: HandlerDeps): StaffHandler<"listChanges"> {
  return async ({ cursor }) => {
    const found = await store.query({
      collection: "audit",
      orderBy: { field: "at", direction: "desc" },
      // One more than a page, to know whether there is a next one.
      limit: PAGE_SIZE + 1,
      ...(cursor !== undefined && { startAfter: await placeOf(store, cursor) }),
    });
    const page = found.slice(0, PAGE_SIZE);
    const last = page.at(-1);
    return {
      // Field by field: the account's id stays on the server.
      changes: page.map(({ id, doc: { at, by, method, subject, orderId, before, after } }) => ({
        id,
        at,
        by,
        method,
        subject,
        ...(orderId !== undefined && { orderId }),
        before,
        after,
      })),
      ...(found.length > PAGE_SIZE && last && { nextCursor: last.id }),
    };
  };
}

async function placeOf(store: Store, cursor: string): Promise<Place> {
  const change = await store.get("audit", cursor);
  if (!change) throw new FailureError({ id: 422, field: "cursor" });
  return { value: change.at, id: cursor };
}
