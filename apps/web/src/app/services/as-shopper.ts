import type { ApiClient } from "@shop/api-client";
import { isUnauthorised, toFailure } from "@shop/contract";
import { orUnreachable } from "../../platform/api/or-unreachable.ts";
import type { IdentityClient } from "../../platform/identity/identity.ts";

/**
 * Calls as the signed-in shopper: waits until their token can go along, and tries once more with a new one after a 401.
 * @param identity rejects when its code could not be loaded
 */
export function asShopper(
  send: ApiClient,
  identity: () => Promise<Pick<IdentityClient, "ready" | "refresh">>,
): ApiClient {
  return async (...request) => {
    const known = await orUnreachable(identity());
    await known.ready();
    try {
      return await send(...request);
    } catch (error) {
      // A token can be refused for a wrong clock: one new token settles whether the session is over.
      if (!isUnauthorised(toFailure(error)) || !(await orUnreachable(known.refresh()))) throw error;
      return send(...request);
    }
  };
}
