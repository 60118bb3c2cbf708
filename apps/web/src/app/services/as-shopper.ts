import type { ApiClient } from "@shop/api-client";
import { isUnauthorised, toFailure, type Failure } from "@shop/contract";
import { orUnreachable } from "../../platform/api/or-unreachable.ts";
import type { IdentityClient } from "../../platform/identity/identity.ts";

/**
 * Calls as the signed-in shopper: waits for their token, and retries once with a new one after a 401, or if the token
 * may be older than a verification of the e-mail.
 * @param identity rejects when its code could not be loaded
 * @param onUnauthorised called when the server does not know the session, before the caller gets the failure, so that
 * all work of that session has stopped by then
 */
export function asShopper(
  send: ApiClient,
  identity: () => Promise<Pick<IdentityClient, "ready" | "refresh" | "uid">>,
  onUnauthorised: () => void,
): ApiClient {
  return async (...request) => {
    const known = await orUnreachable(identity());
    await known.ready();
    const isRefused = (error: unknown) => isUnauthorised(toFailure(error));
    const retry = async (error: unknown) => {
      // A token can be refused because of a wrong clock: a new one shows whether the session is over.
      if (!(isRefused(error) || isUnconfirmed(toFailure(error))) || !(await orUnreachable(known.refresh())))
        throw error;
      return send(...request);
    };
    try {
      return await send(...request).catch(retry);
    } catch (error) {
      // Without a uid the identity service has signed the shopper out, and `watchIdentity` reports why.
      if (isRefused(error) && known.uid() !== null) onUnauthorised();
      throw error;
    }
  };
}

function isUnconfirmed(failure: Failure): boolean {
  return failure.id === 422 && failure.reason === "contactUnconfirmed";
}
