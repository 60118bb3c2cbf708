import {
  selectIsBusy,
  selectIsGuest,
  selectLastPaymentCart,
  selectMinimumWeight,
  selectPaymentCart,
  selectSavings,
  selectTotals,
} from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import type { OrderSummary } from "@shop/contract";
import { ActionBar, Price, Receipt, Stack, type ReceiptRow } from "@shop/ui";
import { costsOf } from "./costs-of.ts";
import { cart as texts } from "./texts.ts";
import { money, weight } from "../../shared/format.ts";
import { GuestPayment } from "./guest-payment.tsx";
import type { GuestSummaryServices } from "./guest-summary-machine.ts";
import { MinimumWeight } from "./minimum-weight.tsx";
import { Pay } from "./pay.tsx";
import { Promotion } from "./promotion.tsx";
import { Shipping } from "./shipping.tsx";
import { Unconfirmed } from "./unconfirmed.tsx";

/** What stands beside the lines: their sums, the minimum weight, shipping, and the total to pay. */
export function Payment(services: GuestSummaryServices) {
  const isGuest = useCart(selectIsGuest);
  return isGuest ? <GuestPayment {...services} /> : <AccountPayment />;
}

function AccountPayment() {
  const { priceProducts, totalWeight } = useCart(selectTotals);
  const savings = useCart(selectSavings);
  const summary = useCart(selectPaymentCart);
  // While a newer summary is awaited, the choices and rows of the last stay in place, without its sums.
  const last = useCart(selectLastPaymentCart);
  const total = useTotal(summary);
  const isCurrent = summary !== null;
  const isBusy = useCart(selectIsBusy);
  return (
    <Stack gap="lg">
      <MinimumWeight />
      {last && <Shipping isCurrent={isCurrent} summary={last} />}
      {last && <Promotion isCurrent={isCurrent} summary={last} />}
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
          {summary && texts.summary.iva(money(summary.iva))} <Unconfirmed />
        </p>
      </Receipt>
      <ActionBar detail={summary && <Price label="" text={money(summary.total)} />}>
        <Pay />
      </ActionBar>
    </Stack>
  );
}

const awaited = (row: ReceiptRow): ReceiptRow => ({ ...row, value: "…" });

/** What there is to pay; a total that no longer holds is never shown. */
function useTotal(summary: OrderSummary | null): string | undefined {
  const isBusy = useCart(selectIsBusy);
  const isReached = useCart(selectMinimumWeight);
  if (summary) return money(summary.total);
  return isBusy && isReached ? texts.recalculating : undefined;
}
