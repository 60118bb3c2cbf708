import type { CallInput, CallOutput, MethodName, ServiceName } from "@shop/contract/schemas";
import type { Shop } from "@shop/commerce";
import type { Payments } from "../payments/payment-provider.ts";
import type { Store } from "../store/store.ts";

/** Who calls, as the identity service has verified it. */
export type Caller = {
  accountId: string | undefined;
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

/** What handlers work with. */
export type HandlerDeps = {
  store: Store;
  shop: Shop;
  payments: Payments;
  now: () => Date;
  /** Removes an account from the identity service; one that is gone stays gone. */
  deleteIdentity: (accountId: string) => Promise<void>;
  /** Ends every session of an account; one that is gone has none. */
  endSessions: (accountId: string) => Promise<void>;
  /** Six digits that nobody can guess. */
  newSignInCode: () => string;
  /** Sends the code of a sign-in to an address. */
  sendSignInCode: (mail: { email: string; code: string; endsAt: Date }) => Promise<void>;
  /** The account of an address that nobody has ever verified, if it has one. */
  findUnverifiedAccount: (email: string) => Promise<string | undefined>;
  /** A token that signs in whoever has proved that an address is theirs; it makes the account where there is none. */
  createEmailToken: (email: string) => Promise<string>;
  /** A new unique id. */
  newId: () => string;
};
