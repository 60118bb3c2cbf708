import { selectTotals } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import type { OrderSummary } from "@shop/contract";
import { Receipt } from "@shop/ui";
import { money, weight } from "../../shared/format.ts";
import { costsOf } from "./costs-of.ts";
import { cart as texts } from "./texts.ts";
import { Unconfirmed } from "./unconfirmed.tsx";

type GuestReceiptProps = {
  summary: OrderSummary | null;
  /** A former summary, while another one is on its way. */
  last: OrderSummary | null;
  isBusy: boolean;
};

/** What a guest's cart costs, as far as the server has said it. */
export function GuestReceipt({ summary, last, isBusy }: GuestReceiptProps) {
  const { priceProducts, totalWeight } = useCart(selectTotals);
  const total = summary ? money(summary.total) : last && isBusy ? texts.recalculating : undefined;
  return (
    <Receipt
      heading={texts.summary.title}
      rows={[
        { label: texts.subtotal, value: money(priceProducts) },
        { label: texts.totalWeight, value: weight(totalWeight) },
        ...(summary ? costsOf(summary) : []),
      ]}
      {...(total ? { total: { label: texts.summary.total, value: total } } : {})}
    >
      <p>
        {summary && texts.summary.iva(money(summary.iva))} <Unconfirmed />
      </p>
    </Receipt>
  );
}
