import { FailureError, type StaffRole } from "@shop/contract";
import type { CallInput, CallOutput, MethodName, ServiceName } from "@shop/contract/schemas";
import type { Shop } from "@shop/commerce";
import type { Store } from "../documents/collections.ts";

/** The caller, as verified by the identity service. */
export type Caller = {
  accountId: string | undefined;
  /** The e-mail of the account. */
  email: string | undefined;
  /** The same, once it is confirmed. */
  confirmedEmail: string | undefined;
  /** When they last signed in or reauthenticated. */
  signedInAt: Date | undefined;
  /** Whether the account has a verified e-mail or phone. */
  isConfirmed: boolean;
  /** Of a member of staff: the custom claim of their token. */
  role: StaffRole | undefined;
};

/**
 * One method of a service: takes validated input, and returns what the contract defines.
 * @throws FailureError with the failure to show; any other error becomes a 500
 */
export type Handler<S extends ServiceName, M extends MethodName<S>> = (
  input: CallInput<S, M>,
  caller: Caller,
) => Promise<CallOutput<S, M>>;

/** Every method of a service. */
export type Handlers<S extends ServiceName> = { [M in MethodName<S>]: Handler<S, M> };

/** The dependencies of every handler; those of a domain have more. */
export type HandlerDeps = {
  store: Store;
  shop: Shop;
  now: () => Date;
  /** A new unique id. */
  newId: () => string;
};

/**
 * The account of the caller.
 * @throws FailureError 401 without a signed-in account
 */
export function accountOf({ accountId }: Caller): string {
  if (accountId === undefined) throw new FailureError({ id: 401 });
  return accountId;
}
