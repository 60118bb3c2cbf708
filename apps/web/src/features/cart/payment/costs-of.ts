import type { OrderSummary } from "@shop/contract";
import type { ReceiptRow } from "@shop/ui";
import { cart as texts } from "../texts.ts";
import { money } from "../../../shared/format.ts";

/** The rows of a receipt between its products and its total: surcharges and discounts. */
export function costsOf({ shipping, coldChainSurcharge, discount, promotion }: OrderSummary): ReceiptRow[] {
  return [
    { label: texts.summary.shipping, value: shipping === 0 ? texts.shipping.free : money(shipping) },
    ...(coldChainSurcharge > 0 ? [{ label: texts.summary.coldChain, value: money(coldChainSurcharge) }] : []),
    ...(promotion ? [{ label: texts.summary.discount(promotion.code), value: `−${money(discount)}` }] : []),
  ];
}
