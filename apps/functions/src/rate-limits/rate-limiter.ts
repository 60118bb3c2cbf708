import type { MethodName, ServiceName } from "@shop/contract/schemas";
import { FailureError } from "@shop/contract";
import type { Store } from "../store/store.ts";
import { isStorageError } from "../store/storage-error.ts";
import { limitOr429 } from "./limit-or-429.ts";
import type { Limits, WindowRule } from "./limits.ts";
import { createTokenBuckets } from "./token-buckets.ts";

/** Who is counted: an account, and the address where there is none. */
export type LimitedCaller = { accountId: string | undefined; address: string };

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** The middleware between a call and its handler. */
export function createRateLimiter(deps: { store: Store; limits: Limits; now: () => Date }) {
  const { store, limits, now } = deps;
  const clock = () => now().getTime();
  const accounts = createTokenBuckets(limits.account, clock);
  const addresses = createTokenBuckets(limits.address, clock);
  const renders = createTokenBuckets(limits.renders, clock);
  const rejections = createTokenBuckets(limits.rejections, clock);
  return {
    /** Whether a body is larger than any call of the shop. */
    refuses: (rawBody: Uint8Array | undefined) => rawBody !== undefined && rawBody.length > limits.bodyBytes,
    /** Whether this process writes one more line about a fault of a caller. */
    mayLogRejection: () => rejections("all") === 0,
    /** Whether this process renders one more page for that address. */
    mayRender: (address: string) => renders(address) === 0,
    /** Lets a call in, by this process's own count. Throws FailureError 429. */
    admit({ accountId, address }: LimitedCaller): void {
      const waitMs = accountId === undefined ? addresses(address) : accounts(accountId);
      if (waitMs > 0) throw new FailureError({ id: 429, retryAfter: Math.ceil(waitMs / 1000) });
    },
    /**
     * Counts a call that the store counts. Where nothing can be written, it goes uncounted: it may only have to read,
     * and fails by itself otherwise. Throws FailureError 429.
     */
    async count<S extends ServiceName>(
      service: S,
      method: MethodName<S>,
      { accountId, address }: LimitedCaller,
    ): Promise<void> {
      // TypeScript cannot index the table with a type parameter; both keys are checked by their types.
      const rules = limits.methods[service] as Record<string, WindowRule> | undefined;
      const rule = rules?.[method];
      if (!rule || (rule.by === "account" && accountId === undefined)) return;
      const whom = accountId === undefined ? `address ${address}` : `account ${accountId}`;
      try {
        await limitOr429(store, `${service} ${method} ${whom}`, rule, now());
      } catch (error) {
        if (!isStorageError(error)) throw error;
      }
    },
  };
}
