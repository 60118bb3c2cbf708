import { selectMinimumWeight, selectShortfall, selectTotals } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { shop } from "@shop/commerce";
import { missingWeightText } from "@shop/contract";
import { WeightMeter } from "@shop/ui";
import { cart as texts } from "../texts.ts";
import { failureText, weight } from "../../../shared/format.ts";
import { FILLERS } from "../fillers.tsx";

/** How much is missing to the minimum weight; a click leads to products that fill it. */
export function MinimumWeight() {
  const { totalWeight } = useCart(selectTotals);
  const isReached = useCart(selectMinimumWeight);
  const shortfall = useCart(selectShortfall);
  const minimum = weight(shop.minimumWeight);
  return (
    <WeightMeter
      label={texts.minimum.meter}
      minimum={shop.minimumWeight}
      reached={isReached}
      sentence={
        isReached
          ? texts.minimum.reached(minimum)
          : shortfall
            ? missingWeightText(shortfall, shop.locale)
            : failureText({ id: 406 })
      }
      onFill={isReached ? undefined : showFillers}
      value={totalWeight}
    />
  );
}

function showFillers(): void {
  const fillers = document.getElementById(FILLERS);
  fillers?.scrollIntoView({ block: "start" });
  fillers?.focus({ preventScroll: true });
}
