import { FailureError } from "@shop/contract";
import type { Caller } from "./handler.ts";

/**
 * The account that calls.
 * @throws FailureError 401 when nobody is signed in
 */
export function accountOf({ accountId }: Caller): string {
  if (accountId === undefined) throw new FailureError({ id: 401 });
  return accountId;
}
