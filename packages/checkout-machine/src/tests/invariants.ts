import { isBefore } from "../checkout-steps.ts";
import {
  selectBlocker,
  selectFailure,
  selectFirstOpenStep,
  selectIsReady,
  selectStep,
} from "../selectors.ts";
import type { CheckoutUnderTest } from "./checkout-under-test.ts";

/** Invariants of the checkout; violations are returned by name. */
const RULES: Record<string, (underTest: CheckoutUnderTest) => boolean> = {
  "a key that has placed an order is never sent again": ({ repeated }) => repeated.length === 0,
  "one key stands for one order": ({ sent }) =>
    new Set(sent.map(({ order }) => order.idempotencyKey)).size ===
    new Set(sent.map(({ order }) => JSON.stringify(order))).size,
  "what is sent costs what was shown": ({ sent }) =>
    sent.every(({ order, total }) => order.expectedTotal === total),
  "nothing is sent while an outcome is open": ({ sent }) =>
    sent.every(({ hadOpenAttempt }) => !hadOpenAttempt),
  "the step that is shown can be gone to": ({ snapshots: { steps } }) => {
    const step = steps ? selectStep(steps) : null;
    if (!steps || step === null || steps.hasTag("busy") || steps.hasTag("writing")) return true;
    return !isBefore(selectFirstOpenStep(steps), step);
  },
  "what can be paid is complete": ({ snapshots: { steps }, state: { quote, key, choices } }) => {
    const { whenMissing: _, ...needed } = choices;
    const isComplete = quote !== null && key !== null && Object.values(needed).every((name) => name !== null);
    return !steps || !selectIsReady(steps) || isComplete;
  },
  "what is paid or asked for was written down before": (underTest) => {
    const { account, attempts, key, tags } = underTest.state;
    if (account === null) return true;
    if (tags.includes("sending")) return key !== null && underTest.attemptsOf(account).includes(key);
    return JSON.stringify(underTest.attemptsOf(account)) === JSON.stringify(attempts);
  },
  "a wait for an outcome has a key to ask for": ({ state: { tags, attempts, key } }) =>
    !tags.includes("outcomeUnknown") || attempts.length > 0 || key !== null,
  "a checkout that is blocked has a reason": ({ snapshots: { checkout } }) =>
    !checkout.hasTag("blocked") || selectBlocker(checkout) !== null,
  "a checkout that failed has a failure": ({ snapshots: { checkout } }) =>
    !checkout.hasTag("failed") || selectFailure(checkout) !== null,
  "a closed checkout knows nothing of its former shopper": ({ snapshots, state }) =>
    snapshots.checkout.value !== "closed" ||
    (state.account === null && state.cart === null && state.addresses === null),
};

/** The violated invariants. */
export function errorsOf(underTest: CheckoutUnderTest): string[] {
  return Object.entries(RULES)
    .filter(([, holds]) => !holds(underTest))
    .map(([rule]) => rule);
}
