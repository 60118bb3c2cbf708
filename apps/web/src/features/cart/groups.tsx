import { selectGroups } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { CartGroup, HandlingBadge } from "@shop/ui";
import { cart as texts } from "../../texts/cart.ts";
import { money, weight } from "../../texts/format.ts";
import { Line } from "./line.tsx";

/** The lines of the cart, those that are handled alike together, and what that handling means. */
export function Groups() {
  return useCart(selectGroups).map(({ handling, items, priceProducts, totalWeight }) => {
    const { title, badge, note } = texts.groups[handling];
    return (
      <CartGroup
        badge={badge && <HandlingBadge kind="cold">{badge}</HandlingBadge>}
        heading={title}
        key={handling}
        note={note}
        sums={[
          { label: texts.groupSubtotal, value: money(priceProducts) },
          { label: texts.groupWeight, value: weight(totalWeight) },
        ]}
      >
        {items.map((item) => (
          <Line item={item} key={item.id} />
        ))}
      </CartGroup>
    );
  });
}
