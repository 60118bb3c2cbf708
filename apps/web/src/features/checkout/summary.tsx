import { totalsOf } from "@shop/commerce";
import { selectIsBusy, selectIsPriced, selectItems, selectQuote } from "@shop/checkout-machine";
import { useCheckout } from "@shop/checkout-machine/react";
import { Receipt } from "@shop/ui";
import { cart as texts, costsOf } from "../cart/index.ts";
import { money, weight } from "../../shared/format.ts";

/** What the order costs as it is chosen so far; a total that no longer holds is never shown. */
export function Summary() {
  const items = useCheckout(selectItems);
  const quote = useCheckout(selectQuote);
  const isPriced = useCheckout(selectIsPriced);
  const isBusy = useCheckout(selectIsBusy);
  const { priceProducts, totalWeight, totalProducts } = totalsOf(items);
  const shown = quote && isPriced ? quote : null;
  const total = shown ? money(shown.total) : isBusy ? texts.recalculating : undefined;
  return (
    <Receipt
      heading={texts.summary.title}
      rows={[
        { label: texts.units(totalProducts), value: money(priceProducts) },
        { label: texts.totalWeight, value: weight(totalWeight) },
        ...(shown ? costsOf(shown) : []),
      ]}
      {...(total === undefined ? {} : { total: { label: texts.summary.total, value: total } })}
    >
      {shown && <p>{texts.summary.iva(money(shown.iva))}</p>}
    </Receipt>
  );
}
