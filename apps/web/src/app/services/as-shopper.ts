import type { ApiClient } from "@shop/api-client";
import { isUnauthorised, toFailure, type Failure } from "@shop/contract";
import { orUnreachable } from "../../platform/api/or-unreachable.ts";
import type { IdentityClient } from "../../platform/identity/identity.ts";

/**
 * Calls as the signed-in shopper: waits until their token can go along, and tries once more with a new one after a 401,
 * or where the token may say less of them than they have confirmed since.
 * @param identity rejects when its code could not be loaded
 * @param onUnauthorised called when the server does not know the session, before the caller gets the failure: by then,
 *   whatever belongs to that session has stopped
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
      // A token can be refused for a wrong clock: one new token settles whether the session is over.
      if (!(isRefused(error) || isUnconfirmed(toFailure(error))) || !(await orUnreachable(known.refresh())))
        throw error;
      return send(...request);
    };
    try {
      return await send(...request).catch(retry);
    } catch (error) {
      // Why nobody is signed in any more is reported by `watchIdentity`.
      if (isRefused(error) && known.uid() !== null) onUnauthorised();
      throw error;
    }
  };
}

function isUnconfirmed(failure: Failure): boolean {
  return failure.id === 422 && failure.reason === "contactUnconfirmed";
}
