import { createHash } from "node:crypto";
import { FailureError } from "@shop/contract";
import type { Store } from "../documents/collections.ts";
import type { WindowRule } from "./limits.ts";

/**
 * Counts one use of a key, in the store: on every machine together, and across restarts.
 * @param key the limit and the caller, such as `sendMessage ana`; only its hash is stored
 * @throws FailureError 429 with the seconds until the window ends; refused calls are not counted
 */
export async function limitOr429(
  store: Store,
  key: string,
  { max, windowMs }: Pick<WindowRule, "max" | "windowMs">,
  now: Date,
): Promise<void> {
  const id = createHash("sha256").update(key).digest("base64url");
  const leftMs = await store.transaction(async (tx) => {
    const found = await tx.get("limits", id);
    const current = found && Date.parse(found.endsAt) > now.getTime() ? found : undefined;
    if (current && current.count >= max) return Date.parse(current.endsAt) - now.getTime();
    const endsAt = current?.endsAt ?? new Date(now.getTime() + windowMs).toISOString();
    tx.set("limits", id, { count: (current?.count ?? 0) + 1, endsAt });
    return 0;
  }, `limit ${id}`);
  if (leftMs > 0) throw new FailureError({ id: 429, retryAfter: Math.ceil(leftMs / 1000) });
}
