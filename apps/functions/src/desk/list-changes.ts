import type { HandlerDeps } from "../call/handler.ts";
import { pageOf } from "../documents/page-of.ts";
import type { StaffHandler } from "./require-staff.ts";

/**
 * What staff have changed, newest first.
 * @throws FailureError 422 for a cursor that is no change
 */
export function listChanges({ store }: HandlerDeps): StaffHandler<"listChanges"> {
  return async ({ cursor }) => {
    const newest = { collection: "audit", orderBy: { field: "at", direction: "desc" } } as const;
    const { page, ...next } = await pageOf(store, newest, { cursor });
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
      ...next,
    };
  };
}
