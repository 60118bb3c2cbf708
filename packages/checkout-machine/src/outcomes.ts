import type { Failure, PlacedOrder } from "@shop/contract";
import type { PaymentOutput, StepsOutput } from "./checkout-events.ts";
import type { CheckoutState, OrderDraft } from "./checkout-state.ts";
import type { PaymentInput } from "./payment-machine.ts";
import { blockerFrom, blockerOf } from "./rejected-choice.ts";
import { nextDraft, notPlaced, steppedBack, withCart } from "./transitions.ts";

type Change = Partial<CheckoutState>;

/** What is paid, or asked for: the oldest order whose outcome is open, or else the one under review. */
export function paymentOf(state: CheckoutState): PaymentInput {
  const { account, draft, attempts } = state;
  const key = attempts[0] ?? draft.orderKey?.key ?? "";
  return { account: account ?? "", key, order: state.submitted };
}

/** What the steps hand back, with the cart as it is known by now. */
export function handedBack({ draft: { cart } }: CheckoutState, { draft }: StepsOutput): OrderDraft {
  return cart ? { ...draft, ...withCart(draft, cart) } : draft;
}

/** The shopper buys: the order is sent under its key, which is open from now on. */
export function submitted(state: CheckoutState, output: StepsOutput): Change {
  const draft = handedBack(state, output);
  const order = output.end.kind === "submitted" ? output.end.order : undefined;
  if (!order) return { draft };
  const { attempts } = state;
  const key = order.idempotencyKey;
  return { draft, submitted: order, attempts: attempts.includes(key) ? attempts : [...attempts, key] };
}

/** The cart cannot be bought as it is, by the server's word or by the rules. */
export function blocked(state: CheckoutState, output: StepsOutput): Change {
  const draft = handedBack(state, output);
  const items = draft.cart?.items ?? [];
  const { end } = output;
  return { draft, blocker: end.kind === "failed" ? blockerFrom(items, end.failure) : blockerOf(items) };
}

/** There is an order. */
export function placed(state: CheckoutState, order: PlacedOrder): Change {
  return {
    ...settled(state),
    draft: nextDraft(state.draft),
    placed: order,
    lastOrder: order.order.id,
    failure: null,
  };
}

/** There is none under the key. */
export function unplaced(state: CheckoutState): Change {
  return { ...settled(state), draft: { ...state.draft, ...notPlaced(state.draft) }, failure: null };
}

/** The server took the order for one too many in a short time: its key stays. */
export function putOff(state: CheckoutState, failure: Failure): Change {
  return { ...settled(state), draft: { ...reviewed(state), notice: { kind: "putOff", failure } } };
}

/** The server did not take a choice: it is open again, and another order takes another key. */
export function rejected(state: CheckoutState, failure: Failure): Change {
  const draft = { ...reviewed(state), orderKey: null };
  return { ...settled(state), draft: { ...draft, ...steppedBack(draft, failure) } };
}

/** The server does not sell the cart as it is. */
export function refused(state: CheckoutState, failure: Failure): Change {
  const blocker = blockerFrom(state.draft.cart?.items ?? [], failure);
  return { ...settled(state), draft: { ...reviewed(state), orderKey: null, notice: blocker }, blocker };
}

/** The order that was placed. @throws when none was, which `isPlaced` rules out */
export function orderIn(output: PaymentOutput): PlacedOrder {
  if (output.kind !== "placed") throw new Error("no order was placed");
  return output.placed;
}

/** Why the server did not take an order. */
export function failureOf(output: PaymentOutput): Failure {
  return output.kind === "refused" ? output.failure : { id: 500 };
}

/** The outcome under the oldest key is known: it is not asked for again. */
function settled({ attempts }: CheckoutState): Change {
  return { submitted: null, attempts: attempts.slice(1) };
}

/** Nobody left the review while their order was on its way. */
function reviewed({ draft }: CheckoutState): OrderDraft {
  return { ...draft, wanted: "review" };
}
