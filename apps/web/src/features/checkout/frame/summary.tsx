import { totalsOf } from "@shop/commerce";
import { selectIsBusy, selectItems, selectPrice } from "@shop/checkout-machine";
import { useSteps } from "@shop/checkout-machine/react";
import { Receipt } from "@shop/ui";
import { cart as texts, costsOf } from "../../cart/index.ts";
import { money, weight } from "../../../shared/format.ts";

/** What the order costs with the choices so far; an outdated total is never shown. */
export function Summary() {
  const items = useSteps(selectItems);
  const price = useSteps(selectPrice);
  const isBusy = useSteps(selectIsBusy);
  const { priceProducts, totalWeight, totalProducts } = totalsOf(items);
  const total = price ? money(price.total) : isBusy ? texts.recalculating : undefined;
  return (
    <Receipt
      heading={texts.summary.title}
      rows={[
        { label: texts.units(totalProducts), value: money(priceProducts) },
        { label: texts.totalWeight, value: weight(totalWeight) },
        ...(price ? costsOf(price) : []),
      ]}
      {...(total === undefined ? {} : { total: { label: texts.summary.total, value: total } })}
    >
      {price && <p>{texts.summary.iva(money(price.iva))}</p>}
    </Receipt>
  );
}
