import { selectCount, selectIsKnown, selectNotices, selectShortfall, selectTotals } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { Announcer } from "@shop/ui";
import { cartNews } from "../texts/cart.ts";
import { missingWeight, weight } from "../texts/format.ts";

/** Tells screen readers on every screen what the cart has come to. */
export function CartAnnouncer() {
  const isKnown = useCart(selectIsKnown);
  const units = useCart(selectCount);
  const { totalWeight } = useCart(selectTotals);
  const shortfall = useCart(selectShortfall);
  const notices = useCart(selectNotices);
  if (!isKnown) return null;
  const missing = shortfall ? missingWeight(shortfall.missingWeight) : null;
  return <Announcer text={cartNews(units, weight(totalWeight), missing, notices.length)} />;
}
