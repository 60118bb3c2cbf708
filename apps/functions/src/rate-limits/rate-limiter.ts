import type { MethodName, ServiceName } from "@shop/contract/schemas";
import { FailureError } from "@shop/contract";
import type { Store } from "../documents/collections.ts";
import { isStorageError } from "../store/storage-error.ts";
import type { CallerAddress } from "./client-address.ts";
import { limitOr429 } from "./limit-or-429.ts";
import type { BucketRule, Limits, WindowRule } from "./limits.ts";
import { createTokenBuckets } from "./token-buckets.ts";

/** The counted caller: an account, or else the address and its hop. */
export type LimitedCaller = CallerAddress & { accountId: string | undefined };

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Counts calls: `admit` each one in this process, `count` those of the methods that cause costs in the store. */
export function createRateLimiter(deps: { store: Store; limits: Limits; now: () => Date }) {
  const { store, limits, now } = deps;
  const clock = () => now().getTime();
  const accounts = createTokenBuckets(limits.account, clock);
  const addresses = createAddressBuckets(limits.address, limits, clock);
  const renders = createAddressBuckets(limits.renders, limits, clock);
  const rejections = createTokenBuckets(limits.rejections, clock);
  return {
    /** Whether a body is larger than any call of its method. */
    refuses: (rawBody: Uint8Array | undefined, method: unknown) =>
      rawBody !== undefined && rawBody.length > (limits.largeBodies.get(method) ?? limits.bodyBytes),
    /** Whether this process may log one more invalid call. */
    mayLogRejection: () => rejections("all") === 0,
    /** Whether this process renders one more page for that address. */
    mayRender: (client: CallerAddress) => renders(client) === 0,
    /** Counts a call in this process. Throws FailureError 429. */
    admit({ accountId, ...client }: LimitedCaller): void {
      const waitMs = accountId === undefined ? addresses(client) : accounts(accountId);
      if (waitMs > 0) throw new FailureError({ id: 429, retryAfter: Math.ceil(waitMs / 1000) });
    },
    /**
     * Counts a call in the store. If the store cannot be written, it is not counted: a call that only reads still
     * works, and others fail by themselves. Throws FailureError 429.
     */
    async count<S extends ServiceName>(
      service: S,
      method: MethodName<S>,
      { accountId, address, hop }: LimitedCaller,
    ): Promise<void> {
      // TypeScript cannot index the table with a type parameter; both keys are checked by their types.
      const rules = limits.methods[service] as Record<string, WindowRule> | undefined;
      const rule = rules?.[method];
      if (!rule || (rule.by === "account" && accountId === undefined)) return;
      const count = (whom: string, max = rule.max) =>
        limitOr429(store, `${service} ${method} ${whom}`, { ...rule, max }, now());
      try {
        if (accountId !== undefined) return await count(`account ${accountId}`);
        await count(`address ${address}`);
        await count(`hop ${hop}`, rule.max * limits.addressesPerHop);
      } catch (error) {
        if (!isStorageError(error)) throw error;
      }
    },
  };
}

/**
 * Separate buckets of addresses and of hops, so that forged addresses evict no hop from memory. A call that its address
 * does not allow takes nothing from the hop.
 */
function createAddressBuckets(
  { burst, perSecond }: BucketRule,
  { addressesPerHop: many }: Limits,
  now: () => number,
): (client: CallerAddress) => number {
  const addresses = createTokenBuckets({ burst, perSecond }, now);
  const hops = createTokenBuckets({ burst: burst * many, perSecond: perSecond * many }, now);
  return ({ address, hop }) => addresses(address) || hops(hop);
}
