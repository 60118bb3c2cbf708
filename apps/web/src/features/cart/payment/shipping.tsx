import { selectIsBusy, selectShippingOption } from "@shop/cart-machine";
import { useCart, useCartNow, useCartRef } from "@shop/cart-machine/react";
import type { OrderSummary } from "@shop/contract";
import { ShippingOptions } from "@shop/ui";
import { cart as texts } from "../texts.ts";
import { money } from "../../../shared/format.ts";

/**
 * The shipping options of this cart, each with its price for this weight.
 * @param isCurrent whether the summary is that of the shown lines; until then, options have no price
 */
export function Shipping({ summary, isCurrent }: { summary: OrderSummary; isCurrent: boolean }) {
  const cart = useCartRef();
  const chosen = useCartNow(selectShippingOption);
  const isBusy = useCart(selectIsBusy);
  return (
    <ShippingOptions
      legend={texts.shipping.legend}
      onChange={(option) => cart.send({ type: "summary.choose", shippingOption: option })}
      options={summary.shippingOptions.map(
        ({ id, name, window, windows: [next], price, available, unavailableBecause }) => ({
          value: id,
          label: name,
          detail: unavailableBecause
            ? texts.shipping.unavailable[unavailableBecause]
            : (next?.label ?? window),
          disabled: !available,
          price: isCurrent ? (price === 0 ? texts.shipping.free : money(price)) : isBusy ? "…" : undefined,
        }),
      )}
      value={chosen ?? summary.shippingOption}
    />
  );
}
