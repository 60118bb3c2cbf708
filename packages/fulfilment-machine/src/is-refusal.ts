import { isUnauthorised, type Failure } from "@shop/contract";

/** Whether the server does not let this account in, or not any more. */
export function isRefusal(failure: Failure): boolean {
  return isUnauthorised(failure) || failure.id === 403;
}
