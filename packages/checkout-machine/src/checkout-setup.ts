import { watcher } from "@shop/machine-factories";
import { assign, emit, sendTo, setup } from "xstate";
import type { CheckoutEmitted, CheckoutEvent, PaymentOutput, StepsOutput } from "./checkout-events.ts";
import { unknownCheckout, type CartUpdate, type CheckoutState, type Step } from "./checkout-state.ts";
import { checkoutStepsMachine } from "./checkout-steps-machine.ts";
import {
  blocked,
  handedBack,
  orderIn,
  placed,
  putOff,
  failureOf,
  refused,
  rejected,
  submitted,
  unplaced,
} from "./outcomes.ts";
import { paymentMachine } from "./payment-machine.ts";
import { isConclusive, rejectedChoiceOf } from "./rejected-choice.ts";
import { withCart } from "./transitions.ts";

/** What the checkout's chart is written with: everything it may run, do and judge, by name. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutState,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    tags: {} as "placed" | "redirecting" | "blocked" | "failed",
    children: {} as { steps: "steps"; payment: "payment" },
  },
  actors: {
    watchNetwork: watcher("watchNetwork"),
    steps: checkoutStepsMachine,
    payment: paymentMachine,
  },
  actions: {
    // What the device keeps is read and written by `provideCheckout`.
    restore: () => undefined,
    // Not by the payment: what is invoked in its first state starts before the actions of its entry.
    noteAttempt: () => undefined,
    forwardToSteps: sendTo("steps", ({ event }) => event),
    forget: assign(({ context }) => unknownCheckout(context.draft.wanted)),
    openAccount: assign(({ context }, { account }: { account: string }) => ({
      ...unknownCheckout(context.draft.wanted),
      account,
    })),
    setCart: assign(({ context: { draft } }, { cart }: { cart: CartUpdate }) => ({
      draft: { ...draft, ...withCart(draft, cart) },
    })),
    want: assign(({ context: { draft } }, { step }: { step: Step }) => ({
      draft: { ...draft, wanted: step, notice: null },
    })),
    setDraft: assign(({ context }, output: StepsOutput) => ({ draft: handedBack(context, output) })),
    submit: assign(({ context }, output: StepsOutput) => submitted(context, output)),
    block: assign(({ context }, output: StepsOutput) => blocked(context, output)),
    fail: assign(({ context }, output: StepsOutput) => ({
      draft: handedBack(context, output),
      failure: output.end.kind === "failed" ? output.end.failure : null,
    })),
    breakDown: assign({ submitted: null, failure: { id: 500 } as const }),
    setPlaced: assign(({ context }, output: PaymentOutput) => placed(context, orderIn(output))),
    setNotPlaced: assign(({ context }) => unplaced(context)),
    putOff: assign(({ context }, output: PaymentOutput) => putOff(context, failureOf(output))),
    stepBack: assign(({ context }, output: PaymentOutput) => rejected(context, failureOf(output))),
    refuse: assign(({ context }, output: PaymentOutput) => refused(context, failureOf(output))),
    lookAgain: assign(({ context: { draft } }) => ({
      draft: { ...draft, quotedFor: null },
      blocker: null,
      failure: null,
    })),
    clearError: assign({ failure: null }),
    startOver: assign({ placed: null, blocker: null }),
    notifyPlaced: emit((_, output: PaymentOutput) => {
      const { order } = orderIn(output);
      return { type: "order.placed", order } as const;
    }),
    notifyStale: emit({ type: "cart.stale" } as const),
    notifyShipping: emit(
      (_, { option }: { option: string }) => ({ type: "shipping.chosen", option }) as const,
    ),
  },
  guards: {
    isSameAccount: ({ context }, { account }: { account: string }) => context.account === account,
    hasOpenAttempt: ({ context }) => context.attempts.length > 0,
    isUnsettled: (_, { cart }: { cart: CartUpdate }) => !cart.isSettled,
    isSubmitted: (_, { end }: StepsOutput) => end.kind === "submitted",
    mayBePlaced: ({ context }, { end, draft }: StepsOutput) =>
      end.kind === "blocked" && draft.orderKey !== null && context.draft.cart?.items.length === 0,
    isBlocked: (_, { end, draft }: StepsOutput) =>
      end.kind === "blocked" ||
      (end.kind === "failed" && draft.options !== null && isConclusive(end.failure)),
    isPlaced: (_, { kind }: PaymentOutput) => kind === "placed",
    isNotPlaced: (_, { kind }: PaymentOutput) => kind === "notPlaced",
    isTooMany: (_, output: PaymentOutput) => failureOf(output).id === 429,
    isRejectedChoice: ({ context }, output: PaymentOutput) =>
      rejectedChoiceOf(context.draft, failureOf(output)) !== null,
  },
});
