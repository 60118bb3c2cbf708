import { isBefore } from "../checkout-steps.ts";
import {
  selectFailure,
  selectFirstOpenStep,
  selectIsPaying,
  selectIsReady,
  selectIsOutcomeUnknown,
  selectStep,
  selectBlocker,
} from "../selectors.ts";
import type { CheckoutUnderTest } from "./checkout-under-test.ts";

/** What must hold of a checkout whatever has happened; what does not is returned by name. */
const RULES: Record<string, (underTest: CheckoutUnderTest) => boolean> = {
  "a key that has placed an order is never sent again": ({ repeated }) => repeated.length === 0,
  "one key stands for one order": ({ sent }) =>
    new Set(sent.map(({ order }) => order.idempotencyKey)).size ===
    new Set(sent.map(({ order }) => JSON.stringify(order))).size,
  "what is sent costs what was in sight": ({ sent }) =>
    sent.every(({ order, total }) => order.expectedTotal === total),
  "nothing is sent while an outcome is open": ({ sent }) =>
    sent.every(({ hadOpenAttempt }) => !hadOpenAttempt),
  "a step in sight can be gone to": ({ snapshot }) => {
    const step = selectStep(snapshot);
    const isResting = !snapshot.hasTag("busy");
    return (
      step === null ||
      !isResting ||
      !isBefore(selectFirstOpenStep(snapshot), step) ||
      snapshot.hasTag("writing")
    );
  },
  "what can be paid is complete": ({ snapshot }) => {
    const { quote, key, choices } = snapshot.context;
    const isComplete =
      quote !== null && key !== null && Object.values(choices).every((name) => name !== null);
    return !selectIsReady(snapshot) || isComplete;
  },
  "whoever pays or asks has written down what was sent": (underTest) => {
    const { account, attempts, key } = underTest.snapshot.context;
    if (account === null) return true;
    if (selectIsPaying(underTest.snapshot))
      return key !== null && underTest.attemptsOf(account).includes(key);
    return JSON.stringify(underTest.attemptsOf(account)) === JSON.stringify(attempts);
  },
  "whoever waits for an outcome has a key to ask for": ({ snapshot }) =>
    !selectIsOutcomeUnknown(snapshot) ||
    snapshot.context.attempts.length > 0 ||
    snapshot.context.key !== null,
  "whoever is stopped is told why": ({ snapshot }) =>
    !snapshot.hasTag("blocked") || selectBlocker(snapshot) !== null,
  "whoever is told of a failure is told which": ({ snapshot }) =>
    !snapshot.hasTag("failed") || selectFailure(snapshot) !== null,
  "a closed checkout knows nothing of its former shopper": ({ snapshot: { context, value } }) =>
    value !== "closed" || (context.account === null && context.cart === null && context.addresses === null),
};

/** The rules that do not hold now. */
export function errorsOf(underTest: CheckoutUnderTest): string[] {
  return Object.entries(RULES)
    .filter(([, holds]) => !holds(underTest))
    .map(([rule]) => rule);
}
