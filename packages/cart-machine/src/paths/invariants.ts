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
import { isSame, type Units } from "./ledger.ts";
import type { WalkedCart } from "./walked-cart.ts";

/** Of each product of `lineOf`, in minor units. */
const PRICE = 1000;

/** What must hold of a cart whatever has happened; what does not is returned by name. */
const RULES: Record<string, (walked: WalkedCart) => boolean> = {
  "the screen shows what the server has and everything clicked since": ({ units, ledger }) =>
    isSame(units, ledger.shown),
  "the sums are those of the shown lines": ({ snapshot, ledger }) =>
    selectTotals(snapshot).priceProducts === priceOf(ledger.shown),
  "a summary in sight is one of the shown lines": ({ snapshot, ledger }) =>
    [undefined, priceOf(ledger.shown)].includes(selectPaymentCart(snapshot)?.products),
  "what can be paid is saved, summarised, an account's and not empty": (walked) =>
    !selectIsPayable(walked.snapshot) ||
    (walked.isSettled &&
      !walked.isGuest &&
      isSame(walked.units, walked.ledger.real) &&
      selectPaymentCart(walked.snapshot)?.products === priceOf(walked.units) &&
      priceOf(walked.units) > 0),
  "a closed cart shows nothing of its former shopper": ({ snapshot, units }) =>
    selectIsOpen(snapshot) ||
    (isSame(units, {}) && snapshot.context.account === null && snapshot.context.paymentCart === null),
  "who sees something loading waits for a call": ({ snapshot }) =>
    !selectLoading(snapshot) || selectIsBusy(snapshot),
  "what takes the shopper says why": ({ snapshot }) =>
    !selectIsFailed(snapshot) || selectFailure(snapshot) !== null,
  "no operation is sent again once it was answered": ({ repeated }) => repeated.length === 0,
  "no change goes to another account": ({ astray }) => astray.length === 0,
};

/** The rules that do not hold now. */
export function errorsOf(walked: WalkedCart): string[] {
  return Object.entries(RULES)
    .filter(([, holds]) => !holds(walked))
    .map(([rule]) => rule);
}

function priceOf(units: Units): number {
  return Object.values(units).reduce((sum, quantity) => sum + quantity * PRICE, 0);
}
