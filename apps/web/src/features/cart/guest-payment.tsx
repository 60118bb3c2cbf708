import { selectTotals } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import type { OrderSummary } from "@shop/contract";
import { Receipt, ShippingOptions, Stack } from "@shop/ui";
import { money, weight } from "../../shared/format.ts";
import { costsOf } from "./costs-of.ts";
import type { GuestSummaryServices } from "./guest-summary-machine.ts";
import { MinimumWeight } from "./minimum-weight.tsx";
import { Pay } from "./pay.tsx";
import { cart as texts } from "./texts.ts";
import { Unconfirmed } from "./unconfirmed.tsx";
import { useGuestSummary } from "./use-guest-summary.ts";

/** How many of the next windows a guest is shown: all of them are chosen from in the checkout. */
const MAX_WINDOWS = 3;

/** What stands beside the lines of a guest: everything that it will cost, before anybody asks who they are. */
export function GuestPayment(services: GuestSummaryServices) {
  const { priceProducts, totalWeight } = useCart(selectTotals);
  const { summary, last, isBusy, chosen, choose } = useGuestSummary(services);
  const total = summary ? money(summary.total) : last && isBusy ? texts.recalculating : undefined;
  return (
    <Stack gap="lg">
      <MinimumWeight />
      {last && (
        <ShippingOptions
          legend={texts.shipping.legend}
          onChange={choose}
          options={last.shippingOptions.map((each) => ({
            value: each.id,
            label: each.name,
            detail: each.unavailableBecause
              ? texts.shipping.unavailable[each.unavailableBecause]
              : each.window,
            disabled: !each.available,
            price: !summary ? "…" : each.price === 0 ? texts.shipping.free : money(each.price),
          }))}
          value={chosen ?? last.shippingOption}
        />
      )}
      {summary && <NextWindows summary={summary} />}
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
        <Pay />
      </Receipt>
    </Stack>
  );
}

/** When it could come, the soonest first. */
function NextWindows({ summary }: { summary: OrderSummary }) {
  const option = summary.shippingOptions.find(({ id }) => id === summary.shippingOption);
  const windows = option?.windows.slice(0, MAX_WINDOWS) ?? [];
  if (windows.length === 0) return null;
  return (
    <section aria-label={texts.shipping.next}>
      <p>{texts.shipping.next}</p>
      <ul>
        {windows.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    </section>
  );
}
