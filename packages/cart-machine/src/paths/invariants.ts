import {
  selectIsBusy,
  selectIsFailed,
  selectIsOpen,
  selectIsPayable,
  selectFailure,
  selectLoading,
  selectPaymentCart,
  selectTotals,
} from "../selectors.ts";
import { isSame, type Units } from "./reference-model.ts";
import type { CartUnderTest } from "./cart-under-test.ts";

/** Of each product of `lineOf`, in minor units. */
const PRICE = 1000;

/** What must hold of a cart whatever has happened; what does not is returned by name. */
const RULES: Record<string, (underTest: CartUnderTest) => boolean> = {
  "the screen shows what the server has and everything clicked since": ({ units, referenceModel }) =>
    isSame(units, referenceModel.shown),
  "the sums are those of the shown lines": ({ snapshot, referenceModel }) =>
    selectTotals(snapshot).priceProducts === priceOf(referenceModel.shown),
  "a summary in sight is one of the shown lines": ({ snapshot, referenceModel }) =>
    [undefined, priceOf(referenceModel.shown)].includes(selectPaymentCart(snapshot)?.products),
  "what can be paid is saved, summarised and not empty": (underTest) =>
    !selectIsPayable(underTest.snapshot) ||
    (underTest.isSettled &&
      isSame(underTest.units, underTest.referenceModel.real) &&
      selectPaymentCart(underTest.snapshot)?.products === priceOf(underTest.units) &&
      priceOf(underTest.units) > 0),
  "a closed cart shows nothing of its former shopper": ({ snapshot, units, unsent }) =>
    selectIsOpen(snapshot) ||
    (isSame(units, {}) && unsent.account === null && snapshot.context.paymentCart === null),
  "who sees something loading waits for a call": ({ snapshot }) =>
    !selectLoading(snapshot) || selectIsBusy(snapshot),
  "what takes the shopper says why": ({ snapshot }) =>
    !selectIsFailed(snapshot) || selectFailure(snapshot) !== null,
  "no operation is sent again once it was answered": ({ repeated }) => repeated.length === 0,
  "no change goes to another account": ({ astray }) => astray.length === 0,
};

/** The rules that do not hold now. */
export function errorsOf(underTest: CartUnderTest): string[] {
  return Object.entries(RULES)
    .filter(([, holds]) => !holds(underTest))
    .map(([rule]) => rule);
}

function priceOf(units: Units): number {
  return Object.values(units).reduce((sum, quantity) => sum + quantity * PRICE, 0);
}
