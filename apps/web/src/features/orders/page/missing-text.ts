import { missingSum } from "@shop/commerce";
import type { Order } from "@shop/contract";
import { money } from "../../../shared/format.ts";
import { order as texts } from "../texts.ts";

/** How much less the shopper pays because something was missing; empty if nothing. */
export function missingText(shown: Order): string {
  const saved = missingSum(shown);
  if (saved === 0) return "";
  return shown.paymentMethod === "contraentrega"
    ? texts.missing.less(money(saved))
    : texts.missing.refunded(money(saved));
}
