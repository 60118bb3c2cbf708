import type { CheckoutSnapshot } from "../checkout-machine.ts";
import type { OrderDraft } from "../checkout-state.ts";
import type { StepsSnapshot } from "../checkout-steps-machine.ts";
import type { PlacementSnapshot } from "../placement-machine.ts";
import { selectStep } from "../selectors.ts";

/** The state of the checkout, and of its steps and placement while they run. */
export type CheckoutSnapshots = {
  checkout: CheckoutSnapshot;
  steps?: StepsSnapshot | undefined;
  placement?: PlacementSnapshot | undefined;
};

/** The draft: of the steps while they run, else of the checkout. */
function draftOf({ checkout, steps }: CheckoutSnapshots): OrderDraft {
  return steps?.context ?? checkout.context.draft;
}

/** The combined state of the three machines, as tests read it. */
export function stateOf(snapshots: CheckoutSnapshots) {
  const { checkout, steps, placement } = snapshots;
  const { draft: _, ...context } = checkout.context;
  const { options, orderKey, ...known } = draftOf(snapshots);
  return {
    ...context,
    ...known,
    account: context.account,
    addresses: options?.addresses ?? null,
    key: orderKey?.key ?? null,
    failure: placement ? placement.context.failure : context.failure,
    step: steps ? selectStep(steps) : null,
    tags: [checkout, steps, placement].flatMap((snapshot) => [...(snapshot?.tags ?? [])]).toSorted(),
  };
}
