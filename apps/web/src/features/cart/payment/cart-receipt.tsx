import {
  selectIsBusy,
  selectLastPaymentCart,
  selectMinimumWeight,
  selectPaymentCart,
  selectSavings,
  selectTotals,
} from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { Receipt, type ReceiptRow } from "@shop/ui";
import { money, weight } from "../../../shared/format.ts";
import { costsOf } from "./costs-of.ts";
import { cart as texts } from "../texts.ts";

/** What the cart costs, as far as the server has answered. */
export function CartReceipt() {
  const { priceProducts, totalWeight } = useCart(selectTotals);
  const savings = useCart(selectSavings);
  const summary = useCart(selectPaymentCart);
  const last = useCart(selectLastPaymentCart);
  const isBusy = useCart(selectIsBusy);
  const isReached = useCart(selectMinimumWeight);
  // An outdated total is never shown.
  const total = summary ? money(summary.total) : isBusy && isReached ? texts.recalculating : undefined;
  return (
    <Receipt
      heading={texts.summary.title}
      rows={[
        { label: texts.subtotal, value: money(priceProducts) },
        { label: texts.totalWeight, value: weight(totalWeight) },
        ...(summary ? costsOf(summary) : last && isBusy ? costsOf(last).map(awaited) : []),
        ...(savings > 0 ? [{ label: texts.summary.savings, value: money(savings) }] : []),
      ]}
      {...(total ? { total: { label: texts.summary.total, value: total } } : {})}
    >
      <p>
        {summary && <span>{texts.summary.iva(money(summary.iva))}</span>}{" "}
        <output>{isBusy ? texts.unconfirmed : ""}</output>
      </p>
    </Receipt>
  );
}

/** The row keeps its place while the server calculates its sum anew. */
const awaited = (row: ReceiptRow): ReceiptRow => ({ ...row, value: "…" });
