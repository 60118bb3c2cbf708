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

/** The price of every product that `lineOf` makes, in minor units. */
const PRICE = 1000;

/** Invariants of the cart; violations are returned by name. */
const RULES: Record<string, (underTest: CartUnderTest) => boolean> = {
  "the screen shows what the server has and everything clicked since": ({ shop, referenceModel }) =>
    isSame(shop.units, referenceModel.shown),
  "the sums are those of the shown lines": ({ shop, referenceModel }) =>
    shop.see(selectTotals).priceProducts === priceOf(referenceModel.shown),
  "a visible summary is one of the shown lines": ({ shop, referenceModel }) =>
    [undefined, priceOf(referenceModel.shown)].includes(shop.see(selectPaymentCart)?.products),
  "what can be paid is saved, summarised and not empty": ({ shop, referenceModel, isSettled }) =>
    !shop.see(selectIsPayable) ||
    (isSettled &&
      isSame(shop.units, referenceModel.real) &&
      shop.see(selectPaymentCart)?.products === priceOf(shop.units) &&
      priceOf(shop.units) > 0),
  "a closed cart shows nothing of its former shopper": ({ shop }) =>
    shop.see(selectIsOpen) ||
    (isSame(shop.units, {}) && shop.unsent.account === null && shop.context.paymentCart === null),
  "who sees something loading waits for a call": ({ shop }) =>
    !shop.see(selectLoading) || shop.see(selectIsBusy),
  "what takes the shopper says why": ({ shop }) =>
    !shop.see(selectIsFailed) || shop.see(selectFailure) !== null,
  "no operation is sent again once it was answered": ({ repeated }) => repeated.length === 0,
  "no change goes to another account": ({ astray }) => astray.length === 0,
};

/** The violated invariants. */
export function errorsOf(underTest: CartUnderTest): string[] {
  return Object.entries(RULES)
    .filter(([, holds]) => !holds(underTest))
    .map(([rule]) => rule);
}

function priceOf(units: Units): number {
  return Object.values(units).reduce((sum, quantity) => sum + quantity * PRICE, 0);
}
