import { selectMinimumWeight, selectShortfall, selectTotals } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { shop } from "@shop/commerce";
import type { Failure } from "@shop/contract";
import { WeightMeter } from "@shop/ui";
import { cart as texts } from "./texts.ts";
import { failureText } from "../../shared/failure-text.ts";
import { missingWeight, weight } from "../../shared/format.ts";

/**
 * How far the cart is from what it has to weigh.
 * @param tooLight the server's word about a guest's cart: of an account's, the cart itself knows it
 */
export function MinimumWeight({ tooLight = null }: { tooLight?: Failure | null }) {
  const { totalWeight } = useCart(selectTotals);
  const isReached = useCart(selectMinimumWeight) && !tooLight;
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
            ? texts.minimum.missing(missingWeight(shortfall.missingWeight), minimum)
            : failureText(tooLight ?? { id: 406 })
      }
      value={totalWeight}
    />
  );
}
