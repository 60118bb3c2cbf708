import { selectGroups } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { isColdChain } from "@shop/commerce";
import type { RelatedServices } from "../../product/index.ts";
import { cart as texts } from "../texts.ts";
import { money, weight } from "../../../shared/format.ts";
import { Line } from "../line.tsx";
import { CartGroup } from "../components/cart-group/cart-group.tsx";

/** The lines of the cart, grouped by handling, and what each handling means. */
export function Groups({ listRelated }: RelatedServices) {
  const groups = useCart(selectGroups);
  // The note about cold goods is shown once, in the first group that has any.
  const firstCold = groups.find(({ items }) => items.some(isColdChain));
  return groups.map((group) => {
    const { handling, items, priceProducts, totalWeight } = group;
    const { title, note } = texts.groups[handling];
    const notes = [...(group === firstCold ? [texts.coldChain.note] : []), ...(note ? [note] : [])];
    return (
      <CartGroup
        heading={title}
        key={handling}
        note={notes.join(" ")}
        sums={[
          { label: texts.groupSubtotal, value: money(priceProducts) },
          { label: texts.groupWeight, value: weight(totalWeight) },
        ]}
      >
        {items.map((item) => (
          <Line item={item} key={item.id} listRelated={listRelated} />
        ))}
      </CartGroup>
    );
  });
}
