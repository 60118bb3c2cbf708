import {
  selectCount,
  selectIsKnown,
  selectMinimumWeight,
  selectNotices,
  selectShortfall,
  selectTotals,
} from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { Announcer } from "@shop/ui";
import { cartAnnouncement } from "../../../features/cart/cart-announcement.ts";
import { missingWeight, weight } from "../../../shared/format.ts";

/** Announces the state of the cart to screen readers, on every screen. */
export function CartAnnouncer() {
  const isKnown = useCart(selectIsKnown);
  const units = useCart(selectCount);
  const { totalWeight } = useCart(selectTotals);
  const isReached = useCart(selectMinimumWeight);
  const shortfall = useCart(selectShortfall);
  const notices = useCart(selectNotices);
  if (!isKnown) return null;
  const missing = isReached ? null : shortfall && missingWeight(shortfall.missingWeight);
  return <Announcer text={cartAnnouncement(units, weight(totalWeight), missing, notices.length)} />;
}
