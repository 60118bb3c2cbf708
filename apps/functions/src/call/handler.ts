import { FailureError } from "@shop/contract";
import type { CallInput, CallOutput, MethodName, ServiceName } from "@shop/contract/schemas";
import type { Shop } from "@shop/commerce";
import type { Store } from "../documents/collections.ts";

/** Who calls, as the identity service has verified it. */
export type Caller = {
  accountId: string | undefined;
  /** The address of mail of the account. */
  email: string | undefined;
  /** When they last proved who they are. */
  signedInAt: Date | undefined;
  /** Whether an address of mail or a telephone of the account is known to be theirs. */
  isConfirmed: boolean;
};

/**
 * One method of a service: takes valid input, gives what the contract promises.
 * @throws FailureError what the shopper is shown; anything else becomes a 500
 */
export type Handler<S extends ServiceName, M extends MethodName<S>> = (
  input: CallInput<S, M>,
  caller: Caller,
) => Promise<CallOutput<S, M>>;

/** Every method of a service. */
export type Handlers<S extends ServiceName> = { [M in MethodName<S>]: Handler<S, M> };

/** What every handler may work with; those of a domain take more. */
export type HandlerDeps = {
  store: Store;
  shop: Shop;
  now: () => Date;
  /** A new unique id. */
  newId: () => string;
};

/**
 * The account that calls.
 * @throws FailureError 401 when nobody is signed in
 */
export function accountOf({ accountId }: Caller): string {
  if (accountId === undefined) throw new FailureError({ id: 401 });
  return accountId;
}
