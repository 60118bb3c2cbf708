import { mayDo } from "@shop/commerce";
import { FailureError, type StaffRole } from "@shop/contract";
import type { CallInput, CallOutput, MethodName } from "@shop/contract/schemas";
import { accountOf, type Caller, type Handlers } from "../call/handler.ts";

type Desk = "httpDeskServices";

/** A member of staff who is signed in. */
type Staff = {
  accountId: string;
  /** Names them in the log; the account's id without an e-mail. */
  email: string;
  role: StaffRole;
};

/** One method of the counter: like a `Handler`, for a caller whose role may call it. */
export type StaffHandler<M extends MethodName<Desk>> = (
  input: CallInput<Desk, M>,
  staff: Staff,
) => Promise<CallOutput<Desk, M>>;

/** Every method but that by which an account without a role gets one. */
type StaffMethod = Exclude<MethodName<Desk>, "takeFirstRole">;

/**
 * Handlers that only staff may call, each method by its roles. They throw FailureError 401 without a session, and 403
 * without a role that may call.
 */
export function requireStaff(handlers: {
  [M in StaffMethod]: StaffHandler<M>;
}): Pick<Handlers<Desk>, StaffMethod> {
  // TypeScript loses which input is whose; each method keeps its own handler.
  const entries = Object.entries(handlers) as [StaffMethod, StaffHandler<never>][];
  const checked = entries.map(([method, handle]) => [
    method,
    async (input: never, caller: Caller) => handle(input, staffOf(caller, method)),
  ]);
  return Object.fromEntries(checked) as Handlers<Desk>;
}

function staffOf(caller: Caller, method: MethodName<Desk>): Staff {
  const accountId = accountOf(caller);
  const { email = accountId, role } = caller;
  if (!role || !mayDo(role, method)) throw new FailureError({ id: 403 });
  return { accountId, email, role };
}
