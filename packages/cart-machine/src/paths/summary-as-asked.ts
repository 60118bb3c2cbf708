import type { CartItem, OrderSummary } from "@shop/contract";
import type { SummaryRequest } from "../summary-state.ts";
import { summaryOf } from "../testing.ts";

/** The summary of these lines as this shop makes it, but that every code counts. */
export function summaryAsAsked(
  items: readonly CartItem[],
  { shippingOption, promotionCode }: SummaryRequest,
): OrderSummary {
  const summary = summaryOf(items, shippingOption);
  return promotionCode === undefined
    ? summary
    : { ...summary, promotion: { code: promotionCode, kind: "freeShipping" } };
}
